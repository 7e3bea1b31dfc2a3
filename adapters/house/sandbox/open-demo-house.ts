import { setImmediate } from "node:timers/promises";
import { ok, type Result } from "../../../core/shared/result.ts";
import { type HouseSettings, type OpenHouse, openHouse } from "../node/open-house.ts";
import { createScryptPasswords } from "../node/scrypt-passwords.ts";
import { createScryptThreads } from "../node/scrypt-threads.ts";
import type { StorageFailure } from "../node/storage.ts";
import { seedJournal } from "../seeds/seed-journal.ts";
import { type PlayersOrder, type SeededPlayers, seedPlayers } from "../seeds/seed-players.ts";
import type { SiteContent } from "../site/site-content.ts";
import { createSandboxBanks, createSandboxSlipBank } from "./sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "./sandbox-content.ts";
import { sandboxGames } from "./sandbox-games.ts";

export interface DemoHouseSettings extends Omit<HouseSettings, "production" | "parts"> {
  /** Of the demo members and their histories in a new journal, unless `fill` writes others. */
  readonly seed: number;
  /** How many games the lobby has, for benches. By default those that are named by hand. */
  readonly games?: number | undefined;
  /** In place of the sandbox's own. */
  readonly content?: Partial<SiteContent> | undefined;
}

export interface OpenDemoHouse extends OpenHouse {
  /** Writes further members. */
  readonly seedPlayers: (order: PlayersOrder) => Promise<SeededPlayers>;
}

/** A hash costs a twentieth of a production house's: the members are made up, and their password stands in the documentation. */
const DEMO_HASH_COST = { N: 2 ** 12, r: 8, p: 1 };

/** Opens a house of a demo or a sandbox on Node: with demo members, automatic staff and stand-in banks. */
export async function openDemoHouse({
  seed,
  games,
  content,
  fill,
  ...settings
}: DemoHouseSettings): Promise<Result<OpenDemoHouse, StorageFailure>> {
  const { clock } = settings;
  const passwords =
    settings.passwords ?? createScryptPasswords(DEMO_HASH_COST, createScryptThreads(settings.options?.passwordThreads));
  const opened = await openHouse({
    ...settings,
    passwords,
    production: false,
    parts: {
      banks: createSandboxBanks(),
      slipBank: createSandboxSlipBank(SANDBOX_ACCOUNT),
      content: { ...SANDBOX_CONTENT, games: sandboxGames(games, clock()), ...content },
    },
    async fill(journal) {
      if (fill) await fill(journal);
      else await seedJournal({ journal, seed, now: clock(), passwords });
    },
  });
  if (!opened.ok) return opened;
  const { journal } = opened.value;
  return ok({
    ...opened.value,
    seedPlayers: (order) =>
      seedPlayers({ ...order, journal, seed, now: clock(), passwords, pause: () => setImmediate() }),
  });
}
