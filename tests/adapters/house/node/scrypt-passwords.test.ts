import { expect, it } from "vitest";
import { createScryptPasswords } from "../../../../adapters/house/node/scrypt-passwords.ts";

it("hashes each password with its own salt and verifies it at any cost", async () => {
  const passwords = createScryptPasswords({ N: 1024, r: 8, p: 1 });
  const [one, two] = await Promise.all([passwords.hash("secret1234"), passwords.hash("secret1234")]);
  expect(one).not.toBe(two);
  expect(await passwords.verify("secret1234", one)).toBe(true);
  expect(await passwords.verify("secret1235", one)).toBe(false);
  expect(await passwords.verify("secret1234", "plain secret1234")).toBe(false);
  expect(await createScryptPasswords().verify("secret1234", one)).toBe(true);
  expect(await passwords.verify("", passwords.decoy())).toBe(false);
  expect(passwords.decoy().slice(0, "scrypt$1024$8$1$".length)).toBe(one.slice(0, "scrypt$1024$8$1$".length));
  expect((await createScryptPasswords().hash("x")).startsWith("scrypt$16384$8$5$")).toBe(true);
});
