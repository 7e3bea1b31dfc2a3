import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHouse } from "../../../adapters/house/create-house.ts";
import { buildDerivedData } from "../../../adapters/house/engine/derived/derived-data.ts";
import type { HouseEvent } from "../../../adapters/house/engine/events.ts";
import { replayUniqueKeys } from "../../../adapters/house/engine/replay-unique-keys.ts";
import type { House } from "../../../adapters/house/house.ts";
import { openPostgresJournal } from "../../../adapters/house/journals/postgres/postgres-journal.ts";
import { openSqliteJournal } from "../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { createNodeCommonPasswords } from "../../../adapters/house/node/node-common-passwords.ts";
import { createNodePasskeys } from "../../../adapters/house/node/node-passkeys.ts";
import { createNodeSecondFactors } from "../../../adapters/house/node/node-second-factors.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import type { Passwords } from "../../../adapters/house/ports/passwords.ts";
import { createSandboxBanks } from "../../../adapters/house/sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../../../adapters/house/sandbox/sandbox-content.ts";
import { createSandboxSlipBank } from "../../../adapters/house/sandbox/sandbox-slip-bank.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { startPostgres } from "../../postgres/postgres-server.ts";

/** Where a bench's journal is. */
export interface Backend {
  readonly name: string;
  /** The variables of a served house. */
  readonly variables: Readonly<Record<string, string>>;
  open(): Promise<Journal<HouseEvent>>;
  discard(): Promise<void>;
}

/** An embedded journal and one in a database, both on the disk. */
export async function startBackends(): Promise<readonly Backend[]> {
  const server = await startPostgres({ settings: { fsync: "on", shared_buffers: "256MB" } });
  const folder = mkdtempSync(join(tmpdir(), "sanam-bench-"));
  const url = server.url("?schema=bench");
  return [
    {
      name: "SQLite",
      variables: { SANAM_DATA: folder },
      open: async () =>
        opened(await openSqliteJournal<HouseEvent>(join(folder, "journal.sqlite"), { replayKeys: replayUniqueKeys })),
      discard: async () => rmSync(folder, { recursive: true, force: true }),
    },
    {
      name: "PostgreSQL",
      variables: { SANAM_DATABASE_URL: url },
      open: async () => opened(await openPostgresJournal<HouseEvent>(url)),
      discard: () => server.discard(),
    },
  ];
}

function opened<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { message: string } },
): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const PLAIN: Passwords = {
  hash: async (password) => `plain ${password}`,
  decoy: () => "decoy",
  verify: async (password, hash) => hash === `plain ${password}`,
};
const KEY = "a key of benches only, 32 letters";

/** A house in this process, in which tokens are their own hashes. */
export async function houseOn(journal: Journal<HouseEvent>, now: Instant): Promise<House> {
  await buildDerivedData(journal);
  let ids = 0;
  const newId = () => `new-${process.pid}-${performance.now()}-${ids++}`;
  return createHouse({
    journal,
    clock: () => now,
    random: Math.random,
    passwords: PLAIN,
    tokens: { create: newId, hash: async (token) => token },
    commonPasswords: createNodeCommonPasswords(),
    secondFactors: createNodeSecondFactors(KEY),
    passkeys: createNodePasskeys(KEY, []),
    newId,
    banks: createSandboxBanks(),
    slipBank: createSandboxSlipBank(SANDBOX_ACCOUNT),
    content: SANDBOX_CONTENT,
    backOffice: { mode: "waiting" },
  });
}
