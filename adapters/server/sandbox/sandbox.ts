import type { HouseEvent } from "../../house/engine/events.ts";
import type { House } from "../../house/house.ts";
import type { Append, Journal } from "../../house/ports/journal.ts";
import type { PlayersOrder, SeededPlayers } from "../../house/seeds/seed-players.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { SandboxClock } from "./sandbox-clock.ts";

/** What the controls of a sandbox work on. */
export interface Sandbox {
  readonly house: House;
  readonly clock: SandboxClock;
  readonly faults: FaultPlan;
  /** What every control asks for; undefined where only this machine reaches the server. */
  readonly token?: string | undefined;
  /** Seed of the current members and histories. */
  readonly seed: () => number;
  /** Deletes everything and seeds the house again; undefined keeps the seed. Undefined where other houses share it all. */
  readonly reset: ((seed: number | undefined) => Promise<void>) | undefined;
  /** Writes further members with histories. */
  readonly seedPlayers?: ((order: PlayersOrder) => Promise<SeededPlayers>) | undefined;
  /** Undefined where there is no reset, either. */
  readonly snapshots?: Snapshots | undefined;
}

export interface Snapshots {
  readonly journal: () => Journal<HouseEvent>;
  /** Deletes everything and writes these events, with the seed that they came from. */
  readonly replace: (appends: readonly Append<HouseEvent>[], seed: number) => Promise<void>;
}
