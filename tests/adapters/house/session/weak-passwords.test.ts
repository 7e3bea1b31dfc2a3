import { describe, expect, it } from "vitest";
import { createNodeCommonPasswords } from "../../../../adapters/house/node/node-secrets.ts";
import { codeOf, joinHouse, newKey, openTestHouse, registrationOf } from "../test-house.ts";

describe("a password that is easy to guess", () => {
  it("is refused at a registration and at a change, at its field", async () => {
    const { house } = await openTestHouse();
    const register = (password: string) => house.visitors.register({ ...registrationOf(2), password }, newKey());
    for (const password of ["password1", "PassW0rd", "1qaz2wsx"]) {
      expect(await register(password), password).toMatchObject({
        error: { code: "password-common", field: "password" },
      });
    }
    expect(codeOf(await register("2rebmem9"))).toBe("password-like-username");
    expect(codeOf(await register("unusual-4821"))).toBe("ok");

    const { service, session } = await joinHouse(house, 1);
    const change = (newPassword: string) =>
      service.changePassword(
        { oldPassword: "secret1234", newPassword, confirmPassword: newPassword },
        session.token,
        undefined,
      );
    expect(await change("password1")).toMatchObject({ error: { code: "password-common", field: "newPassword" } });
    expect(await change("member12")).toMatchObject({ error: { code: "password-like-username", field: "newPassword" } });
    expect(codeOf(await change("unusual-4821"))).toBe("ok");
  });

  it("is one that is made of a name of the product, the brand or the site", async () => {
    const { house } = await openTestHouse({ siteNames: ["Rim Nam", "play.rimnam.example"] });
    const register = (password: string) => house.visitors.register({ ...registrationOf(2), password }, newKey());
    for (const password of ["Sanam2569", "สนาม12345", "rimnam888", "99manmir", "PLAY-1234"]) {
      expect(await register(password), password).toMatchObject({
        error: { code: "password-common", field: "password" },
      });
    }
    const { service, session } = await joinHouse(house, 1);
    const change = { oldPassword: "secret1234", newPassword: "rimnam888", confirmPassword: "rimnam888" };
    expect(await service.changePassword(change, session.token, undefined)).toMatchObject({
      error: { code: "password-common", field: "newPassword" },
    });
    expect(codeOf(await register("rimnam-of-4821"))).toBe("ok");
  });

  it("stays valid for a member who had it before", async () => {
    const open = { includes: async () => false };
    const first = await openTestHouse({ commonPasswords: open });
    await first.house.visitors.register({ ...registrationOf(3), password: "password1" }, newKey());
    const { house } = await openTestHouse({ journal: first.journal, number: 2 });
    expect(codeOf(await house.visitors.signIn({ username: "member3", password: "password1" }))).toBe("ok");
  });
});

it("is found in any case, and nothing else is", async () => {
  const list = createNodeCommonPasswords();
  for (const password of ["qwerty123", "QWERTY123", "trustno1"]) expect(await list.includes(password)).toBe(true);
  for (const password of ["demo1234", "secret1234", "", "constructor"])
    expect(await list.includes(password)).toBe(false);
});
