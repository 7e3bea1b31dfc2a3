import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { profileFolder } from "../../../adapters/node/profile-folder.ts";
import { createProfileSessionStorage } from "../../../adapters/node/profile-session-storage.ts";
import { memberId, type Session } from "../../../core/session/model.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";

const SESSION: Session = {
  token: "secret",
  member: {
    id: memberId("9a0e"),
    username: "gold",
    name: "สมชาย ใจดี",
    phone: "0812345678",
    level: "gold",
    levelId: 2,
    points: 12,
    creditLevelId: 1,
    bankAccount: { uuid: "b1", bank: "004", bankName: "กสิกรไทย", accountNumber: "1234567890" },
    address: { recipient: "สมชาย ใจดี", postcode: "12120" },
    joinedAt: instant(1_700_000_000_000),
  },
};
const NOTHING = { creditLevelId: undefined, bankAccount: undefined, address: undefined, joinedAt: undefined };
const BARE: Session = { ...SESSION, member: { ...SESSION.member, ...NOTHING } };

describe("createProfileSessionStorage", () => {
  let home: string;
  let folder: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "sanam-home-"));
    folder = join(home, "deep", "sanam");
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it("reads what another storage of the profile wrote", () => {
    for (const session of [SESSION, BARE]) {
      createProfileSessionStorage(folder, "gold").write(session);
      expect(createProfileSessionStorage(folder, "gold").read()).toEqual(session);
    }
  });

  it("separates profiles with any name", () => {
    const names = ["gold", "http://127.0.0.1:4600", "http://127.0.0.1:4601", "../gold"];
    for (const name of names) createProfileSessionStorage(folder, name).write({ ...SESSION, token: name });
    for (const name of names) expect(createProfileSessionStorage(folder, name).read()?.token).toBe(name);
    expect(readdirSync(folder)).toHaveLength(names.length);
    createProfileSessionStorage(folder, "gold").clear();
    expect(createProfileSessionStorage(folder, "gold").read()).toBeUndefined();
    expect(createProfileSessionStorage(folder, "../gold").read()).toBeDefined();
    createProfileSessionStorage(folder, "gold").clear();
  });

  it.skipIf(process.platform === "win32")(
    "writes a file that only its owner can read, even over a file with other permissions",
    () => {
      const sessionStorage = createProfileSessionStorage(folder, "gold");
      sessionStorage.write(SESSION);
      const file = join(folder, readdirSync(folder)[0] ?? "");
      writeFileSync(file, "{}", { mode: 0o644 });
      sessionStorage.write(SESSION);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(readdirSync(folder)).toHaveLength(1);
    },
  );

  it("returns no session for a damaged file", () => {
    const sessionStorage = createProfileSessionStorage(folder, "gold");
    sessionStorage.write(SESSION);
    const file = join(folder, readdirSync(folder)[0] ?? "");
    const whole = readFileSync(file, "utf8");
    const wrong = [whole.slice(0, -9), "null", "[]", '{"token":"x"}', whole.replace('"secret"', '""')];
    wrong.push(whole.replace('"gold","levelId":2', '"tin","levelId":2'), whole.replace("9a0e", ""));
    for (const text of wrong) {
      expect(text).not.toBe(whole);
      writeFileSync(file, text);
      expect(sessionStorage.read()).toBeUndefined();
    }
  });

  it("notifies when another storage writes or clears the session", async () => {
    const sessionStorage = createProfileSessionStorage(folder, "gold");
    const listener = vi.fn();
    const stop = sessionStorage.watch(listener);
    // The first check finds no file.
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(undefined), 5000);
    createProfileSessionStorage(folder, "gold").write(SESSION);
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(SESSION), 5000);
    createProfileSessionStorage(folder, "gold").clear();
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(undefined), 5000);
    stop();
  }, 20_000);
});

describe("profileFolder", () => {
  it("is SANAM_HOME, or the system's folder for settings", () => {
    expect(profileFolder({ SANAM_HOME: "/s", XDG_CONFIG_HOME: "/x" }, "/h", "linux")).toBe("/s");
    expect(profileFolder({ XDG_CONFIG_HOME: "/x" }, "/h", "linux")).toBe(join("/x", "sanam"));
    expect(profileFolder({ XDG_CONFIG_HOME: "" }, "/h", "darwin")).toBe(join("/h", ".config", "sanam"));
    expect(profileFolder({ APPDATA: "/a" }, "/h", "win32")).toBe(join("/a", "sanam"));
  });
});
