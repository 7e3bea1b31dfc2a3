import { ok, type Result } from "../../../core/shared/result.ts";
import type { House, HouseEvent } from "../../house/house.ts";
import { discardJournal } from "../../house/node/open-storage.ts";
import { appendAll } from "../../house/node/snapshot/snapshot-appends.ts";
import type { StorageFailure } from "../../house/node/storage.ts";
import type { Append, Journal } from "../../house/ports/journal.ts";
import { type DemoHouseSettings, type OpenDemoHouse, openDemoHouse } from "../../house/sandbox/open-demo-house.ts";
import type { SandboxCodes } from "../../house/sandbox/sandbox-codes.ts";
import type { PlayersOrder, SeededPlayers } from "../../house/seeds/seed-players.ts";
import type { FaultPlan } from "./fault-plan.ts";
import type { SandboxClock } from "./sandbox-clock.ts";

/** What the controls of a sandbox work on. */
export interface Sandbox {
  readonly house: House;
  readonly clock: SandboxClock;
  readonly faults: FaultPlan;
  /** The codes that were sent to phones, the newest first. */
  readonly codes?: SandboxCodes["list"];
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

/** A house with the controls that replace its journal. */
export interface ReplaceableHouse {
  /** The same object, whatever its journal. */
  readonly house: House;
  readonly current: () => OpenDemoHouse;
  readonly controls: Pick<Sandbox, "seed" | "seedPlayers" | "reset" | "snapshots">;
}

/** Opens a house. Its journal is never replaced where other houses share it. */
export async function openReplaceableHouse(
  settings: DemoHouseSettings,
): Promise<Result<ReplaceableHouse, StorageFailure>> {
  const { dataDir, databaseUrl } = settings;
  const opened = await openDemoHouse(settings);
  if (!opened.ok) return opened;
  let open = opened.value;
  let seed = settings.seed;
  const { house, swap } = swappableHouse(open.house);

  async function startAgain(newSeed: number, fill: DemoHouseSettings["fill"]): Promise<void> {
    await open.close();
    if (dataDir !== undefined) discardJournal(dataDir);
    const next = await openDemoHouse({ ...settings, seed: newSeed, fill });
    if (!next.ok) throw new Error(next.error.message);
    open = next.value;
    seed = newSeed;
    swap(open.house);
  }

  const isShared = databaseUrl !== undefined;
  return ok({
    house,
    current: () => open,
    controls: {
      seed: () => seed,
      seedPlayers: (order) => open.seedPlayers(order),
      reset: isShared ? undefined : (newSeed = seed) => startAgain(newSeed, undefined),
      snapshots: isShared
        ? undefined
        : {
            journal: () => open.journal,
            replace: (appends, newSeed) => startAgain(newSeed, (journal) => appendAll(journal, appends)),
          },
    },
  });
}

/** A house that `swap` replaces, while callers keep the same object. */
interface SwappableHouse {
  readonly house: House;
  readonly swap: (next: House) => void;
}

function swappableHouse(first: House): SwappableHouse {
  let current = first;
  const house: House = {
    get visitors() {
      return current.visitors;
    },
    get site() {
      return current.site;
    },
    get staff() {
      return current.staff;
    },
    get tables() {
      return current.tables;
    },
    get sendsPush() {
      return current.sendsPush;
    },
    get sendsCodes() {
      return current.sendsCodes;
    },
    get secondFactorFor() {
      return current.secondFactorFor;
    },
    get staffAccounts() {
      return current.staffAccounts;
    },
    get audit() {
      return current.audit;
    },
    offer: () => current.offer(),
    useContent: (next) => current.useContent(next),
    staffAs: (origin) => current.staffAs(origin),
    member: (id, origin) => current.member(id, origin),
    authenticate: (token) => current.authenticate(token),
    use: (token) => current.use(token),
    renew: (token) => current.renew(token),
    close: () => current.close(),
  };
  return {
    house,
    swap(next) {
      current = next;
    },
  };
}
