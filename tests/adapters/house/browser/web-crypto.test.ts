import { webcrypto } from "node:crypto";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openBrowserHouse } from "../../../../adapters/house/browser/open-browser-house.ts";
import {
  createWebCryptoPasswords,
  createWebCryptoTokens,
  newUuid,
  webCryptoRandom,
} from "../../../../adapters/house/browser/web-crypto.ts";
import { createNodeTokens } from "../../../../adapters/house/node/node-secrets.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";

const crypto = webcrypto as Crypto;
const NOON = instant(Date.UTC(2026, 10, 20, 5));

beforeAll(() => vi.stubGlobal("IDBKeyRange", IDBKeyRange));
afterAll(() => vi.unstubAllGlobals());

it("verifies exactly the password that was hashed, in any form of its letters", async () => {
  const passwords = createWebCryptoPasswords(crypto, 2);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), async (password, other) => {
      const hash = await passwords.hash(password);
      expect(await passwords.verify(password.normalize("NFD"), hash)).toBe(true);
      expect(await passwords.verify(other, hash)).toBe(other.normalize("NFC") === password.normalize("NFC"));
      expect(await passwords.verify(password, passwords.decoy())).toBe(false);
    }),
    { numRuns: 20 },
  );
  for (const hash of ["", "scrypt$1$2$3$aa$bb", "pbkdf2$0$aa$bb", "pbkdf2$2$$", "pbkdf2$two$aa$bb"]) {
    expect(await passwords.verify("", hash)).toBe(false);
  }
});

it("hashes tokens as a server does, and makes uuids and random numbers", async () => {
  const tokens = createWebCryptoTokens(crypto);
  expect(tokens.create()).toMatch(/^[0-9a-f]{64}$/);
  expect(await tokens.hash("a token")).toBe(await createNodeTokens().hash("a token"));
  expect(newUuid(crypto)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const draws = Array.from({ length: 1000 }, () => webCryptoRandom(crypto));
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  expect(new Set(draws).size).toBe(1000);
});

it("opens one house in two tabs that start at once, and lasts without a database as long as the page", async () => {
  const indexedDb = new IDBFactory();
  const open = (store: IDBFactory | undefined) =>
    openBrowserHouse({ crypto, indexedDb: store, name: "demo", clock: () => NOON });
  const tabs = await Promise.all([open(indexedDb), open(indexedDb)]);
  expect(tabs.map(({ stored }) => stored)).toEqual([true, true]);
  const signIns = tabs.map(({ house }) => house.visitors.signIn({ username: "gold", password: "demo1234" }, {}));
  const [one, two] = await Promise.all(signIns);
  if (!one?.ok || !two?.ok) throw new Error("the demo member cannot sign in");
  expect(one.value.member.id).toBe(two.value.member.id);
  // The session of one tab is one of the other, too.
  expect(await tabs[1]?.house.authenticate(one.value.token)).toBe(one.value.member.id);
  const again = await open(indexedDb);
  expect(await again.house.authenticate(two.value.token)).toBe(two.value.member.id);

  const alone = await open(undefined);
  expect(alone.stored).toBe(false);
  expect(await alone.house.authenticate(two.value.token)).toBe(undefined);
  for (const { house } of [...tabs, again, alone]) await house.close();
});
