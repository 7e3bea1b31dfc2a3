import { ok, type Result } from "../../../core/shared/result.ts";
import type { House } from "../../house/house.ts";
import { type HouseSettings, type OpenHouse, openHouse } from "../../house/node/open-house.ts";
import { discardJournal } from "../../house/node/open-storage.ts";
import { appendAll } from "../../house/node/snapshot/append-all.ts";
import type { StorageFailure } from "../../house/node/storage.ts";
import { swappableHouse } from "../swappable-house.ts";
import type { Sandbox } from "./sandbox.ts";

/** A house with the controls that replace its journal. */
export interface ReplaceableHouse {
  /** The same object, whatever its journal. */
  readonly house: House;
  readonly current: () => OpenHouse;
  readonly controls: Pick<Sandbox, "seed" | "seedPlayers" | "reset" | "snapshots">;
}

/** Opens a house. Its journal is never replaced where other houses share it. */
export async function openReplaceableHouse(settings: HouseSettings): Promise<Result<ReplaceableHouse, StorageFailure>> {
  const { dataDir, databaseUrl } = settings;
  const opened = await openHouse(settings);
  if (!opened.ok) return opened;
  let open = opened.value;
  let seed = settings.seed;
  const { house, swap } = swappableHouse(open.house);

  async function startAgain(newSeed: number, fill: HouseSettings["fill"]): Promise<void> {
    await open.close();
    if (dataDir !== undefined) discardJournal(dataDir);
    const next = await openHouse({ ...settings, seed: newSeed, fill });
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
