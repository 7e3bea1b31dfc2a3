import { type HouseProcess, startHouseProcess, WITHOUT_SITE } from "../cluster/house-process.ts";

/** Houses of one database that start again after each kill. */
export interface KilledHouses {
  /** Of those that run now. */
  readonly urls: () => readonly string[];
  /** Ends one that runs with SIGKILL, in turn, and starts another in its place. False while fewer than `least` run. */
  readonly killOne: (least: number) => boolean;
  /** Drains all. May be called twice. */
  readonly stop: () => Promise<void>;
}

export async function startKilledHouses(
  count: number,
  variables: Readonly<Record<string, string>>,
): Promise<KilledHouses> {
  const running = new Map<number, HouseProcess>();
  const starting = new Set<Promise<void>>();
  let isStopping = false;
  let turn = 0;

  async function start(place: number): Promise<void> {
    const house = await startHouseProcess(variables, WITHOUT_SITE);
    if (isStopping) await house.stop();
    else running.set(place, house);
  }

  function startAgain(place: number): void {
    const started = start(place).finally(() => starting.delete(started));
    starting.add(started);
  }

  // The first one compiles the sources for all.
  await start(0);
  await Promise.all(Array.from({ length: count - 1 }, (_, other) => start(other + 1)));
  return {
    urls: () => [...running.values()].map(({ url }) => url),
    killOne(least) {
      const places = [...running.keys()].sort((one, other) => one - other);
      const place = places[turn % places.length];
      const house = place === undefined ? undefined : running.get(place);
      if (place === undefined || !house || places.length < least) return false;
      turn += 1;
      // Clients still send to it for as long as it takes to end.
      void house.kill().then(() => {
        running.delete(place);
        if (!isStopping) startAgain(place);
      });
      return true;
    },
    async stop() {
      isStopping = true;
      await Promise.all(starting);
      await Promise.all([...running.values()].map((house) => house.stop()));
      running.clear();
    },
  };
}
