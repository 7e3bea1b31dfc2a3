import type { Clock } from "../../../core/platform/device.ts";
import { createHouse } from "../create-house.ts";
import type { House, HouseEvent } from "../house.ts";
import { openIndexedDbJournal } from "../journals/indexed-db/indexed-db-journal.ts";
import { createMemoryJournal } from "../journals/memory.ts";
import type { Journal } from "../ports/journal.ts";
import type { Passkeys, SecondFactors } from "../ports/second-factors.ts";
import { createSandboxBanks, createSandboxSlipBank } from "../sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT, SANDBOX_CONTENT } from "../sandbox/sandbox-content.ts";
import { sandboxGames } from "../sandbox/sandbox-games.ts";
import { SANDBOX_OPTIONS } from "../sandbox/sandbox-options.ts";
import { DEMO_PASSWORD } from "../seeds/personas.ts";
import { seededAppends } from "../seeds/seed-journal.ts";
import { createWebCryptoPasswords, createWebCryptoTokens, newUuid, webCryptoRandom } from "./web-crypto.ts";

/** A demo has neither; its server says so for the rows that would need them. */
const NO_PASSKEYS: Passkeys = {
  registrationOptions: async () => undefined,
  verifyRegistration: async () => undefined,
  assertionOptions: notAvailable,
  verifyAssertion: async () => undefined,
};

const NO_SECOND_FACTORS: SecondFactors = {
  createSecret: notAvailable,
  matchingStep: () => undefined,
  createRecoveryCodes: notAvailable,
  hashRecoveryCode: notAvailable,
};

function notAvailable(): never {
  throw new Error("a house in a browser has no second factors");
}

export interface BrowserHouseSettings {
  readonly crypto: Crypto;
  /** Undefined where the browser has none. */
  readonly indexedDb: IDBFactory | undefined;
  /** The name of the database. */
  readonly name: string;
  readonly clock: Clock;
  /** Called when this tab or another deletes the database. The house answers no call any more. */
  readonly onDelete?: () => void;
}

export interface OpenBrowserHouse {
  readonly house: House;
  /** False where the browser stores nothing: then the house ends with the page. */
  readonly stored: boolean;
}

/** Fixed, so that every demo has the same histories. The number itself has no meaning. */
const SEED = 2569;
/** Pages of providers, which a demo cannot serve. */
const EMBEDDED = /^embed\./;

/** Opens a demo's house in a page. A new journal gets the demo members. */
export async function openBrowserHouse({
  crypto,
  indexedDb,
  name,
  clock,
  onDelete,
}: BrowserHouseSettings): Promise<OpenBrowserHouse> {
  const passwords = createWebCryptoPasswords(crypto);
  const firstAppends = async () => seededAppends(SEED, clock(), await passwords.hash(DEMO_PASSWORD));
  const persistent =
    indexedDb && (await openIndexedDbJournal(indexedDb, name, firstAppends, onDelete).catch(() => undefined));
  const journal = persistent ?? (await seededInMemory(await firstAppends()));
  const house = await createHouse({
    journal,
    clock,
    random: () => webCryptoRandom(crypto),
    passwords,
    tokens: createWebCryptoTokens(crypto),
    commonPasswords: { includes: async (password) => COMMON.has(password.toLowerCase()) },
    secondFactors: NO_SECOND_FACTORS,
    passkeys: NO_PASSKEYS,
    newId: () => newUuid(crypto),
    banks: createSandboxBanks(),
    slipBank: createSandboxSlipBank(SANDBOX_ACCOUNT),
    content: {
      ...SANDBOX_CONTENT,
      configuration: new Map([...SANDBOX_CONTENT.configuration].filter(([key]) => !EMBEDDED.test(key))),
      games: sandboxGames(undefined, clock()),
    },
    options: SANDBOX_OPTIONS,
  });
  return { house, stored: persistent !== undefined };
}

async function seededInMemory(appends: Awaited<ReturnType<typeof seededAppends>>): Promise<Journal<HouseEvent>> {
  const journal = createMemoryJournal<HouseEvent>();
  for (const append of appends) await journal.append(append);
  return journal;
}

/** A few of the list that a server has, which is larger than the rest of a demo. */
const COMMON: ReadonlySet<string> = new Set([
  "password",
  "password1",
  "12345678",
  "123456789",
  "qwertyuiop",
  "11111111",
  "1q2w3e4r",
]);
