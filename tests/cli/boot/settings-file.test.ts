import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUSE_OPTIONS, houseOptions } from "../../../adapters/house/house-options.ts";
import { SANDBOX_OPTIONS } from "../../../adapters/house/sandbox/sandbox-options.ts";
import { DEFAULT_LIMITS } from "../../../adapters/house/session/limits/default-limits.ts";
import { SERVER_LIMITS } from "../../../adapters/server/limits.ts";
import { ROOT } from "../../../cli/boot/root.mjs";
import { readServeSettings } from "../../../cli/boot/serve-settings.ts";
import { readSettingsFile, SETTINGS } from "../../../cli/boot/settings-file.ts";
import { DAY_MS, HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import { unwrap } from "../../adapters/house/test-house.ts";

let file: string;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-settings-"));
  file = join(folder, "settings.json");
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSettingsFile(file);
}
function errorOf(content: unknown): string {
  const settings = read(content);
  return settings.ok ? "" : settings.error;
}
/** `{ a: { b: value } }` of `a.b`. */
const nested = (key: string, value: unknown) => {
  const [group = "", name = ""] = key.split(".");
  return { [group]: { [name]: value } };
};

describe("the settings file", () => {
  test("changes nothing when it is missing or empty", () => {
    for (const settings of [unwrap(readSettingsFile(undefined)), unwrap(read({}))]) {
      expect(houseOptions(settings.house)).toEqual(HOUSE_OPTIONS);
      expect(houseOptions(settings.house, SANDBOX_OPTIONS)).toEqual(SANDBOX_OPTIONS);
      expect(settings).toMatchObject({ limits: SERVER_LIMITS, readyMs: undefined, pushService: undefined });
    }
  });

  test("changes what it names, and nothing else", () => {
    const settings = unwrap(
      read({
        sessions: { idleHours: 4, days: 7, secondFactorFor: [] },
        house: { auditDays: 90, refusalsPerDay: 50 },
        attempts: { address: "200/6s/500ms/1m", house: "off" },
        passwords: { places: 9, waitMs: 3000, threads: 4 },
        server: { bodyBytes: 32_768, readyMs: 250 },
      }),
    );
    expect(houseOptions(settings.house)).toEqual({
      ...HOUSE_OPTIONS,
      // Replaces tokens well before an idle session ends.
      sessions: { idleMs: 4 * HOUR_MS, absoluteMs: 7 * DAY_MS, renewAfterMs: 2 * HOUR_MS },
      secondFactorFor: [],
      auditRetentionMs: 90 * DAY_MS,
      refusalsPerDay: 50,
      rates: {
        ...DEFAULT_LIMITS,
        address: { free: 200, forgetMs: 6000, firstDelayMs: 500, maxDelayMs: 60_000 },
        house: undefined,
      },
      passwordQueue: { ...HOUSE_OPTIONS.passwordQueue, places: 9, waitMs: 3000 },
      passwordThreads: 4,
    });
    expect(settings.limits).toEqual({ ...SERVER_LIMITS, bodyBytes: 32_768 });
    expect(settings.readyMs).toBe(250);
  });

  test("takes the default of every key, and says what a wrong value must be", () => {
    for (const [key, { usual, must }] of Object.entries(SETTINGS)) {
      if (/^[\d"[]/.test(usual)) expect(read(nested(key, JSON.parse(usual))), key).toMatchObject({ ok: true });
      for (const wrong of [null, true, {}, -1, 1.5, "many", ["everything"], 99_999_999_999])
        expect(errorOf(nested(key, wrong))).toBe(`${key} in ${file} must ${must}, not ${JSON.stringify(wrong)}.`);
    }
  });

  test.each(["", "5", "0/1s/1s/1s", "5/1s/1s", "5/1d/1s/1s", "5/1s/1s/1s/1s", "off "])(
    "refuses the limit %j",
    (limit) => {
      expect(errorOf({ attempts: { address: limit } })).toContain('must be a limit like "200/6s/1s/1m", or "off"');
    },
  );

  test("names a key that it does not know, and the nearest one", () => {
    expect(errorOf({ server: { bodyByte: 1 } })).toBe(
      `server.bodyByte in ${file} is no setting; did you mean server.bodyBytes?`,
    );
    expect(errorOf({ sesions: {} })).toBe(`sesions in ${file} is no setting; did you mean sessions?`);
    expect(errorOf({ zzzzzzzzzz: {} })).toMatch(/is no setting; there are sessions, house, .*sandbox\.$/);
    expect(errorOf({ toString: { a: 1 } })).toMatch(/is no setting/);
    expect(errorOf({ sessions: 5 })).toBe(`sessions in ${file} must be an object with keys like idleHours.`);
  });

  test("says why it cannot be read", () => {
    expect(errorOf("[1]")).toBe(`${file} must hold an object with groups like "sessions".`);
    expect(errorOf('{"a":')).toMatch(/settings\.json is not a file with JSON: .+\.$/);
    expect(readSettingsFile(join(folder, "none.json"))).toEqual({
      ok: false,
      error: `SANAM_SETTINGS names ${join(folder, "none.json")}, which cannot be read.`,
    });
  });

  test("names a push service only for a sandbox, and only one of this machine", () => {
    const service = "http://127.0.0.1:9000";
    writeFileSync(file, JSON.stringify({ sandbox: { pushService: service } }));
    expect(readServeSettings({ SANAM_MODE: "sandbox", SANAM_SETTINGS: file }, ROOT)).toMatchObject({
      value: { push: { localService: service } },
    });
    expect(readServeSettings({ SANAM_SETTINGS: file }, ROOT)).toEqual({
      ok: false,
      error: "sandbox.pushService is for a sandbox only.",
    });
    for (const elsewhere of ["http://169.254.169.254", `${service}/path`, "https://push.example.net", "nonsense"])
      expect(errorOf({ sandbox: { pushService: elsewhere } })).toContain("must be an origin of this machine");
  });
});

describe("a variable that is a key of the file today", () => {
  test.each([...new Set(Object.values(SETTINGS).map(({ was }) => was))])(
    "%s stops the start and names the key",
    (was) => {
      const settings = readServeSettings({ [was]: "1" }, ROOT);
      const keys = Object.entries(SETTINGS).flatMap(([key, each]) => (each.was === was ? [key] : []));
      expect(settings).toEqual({
        ok: false,
        error: `${was} is not read any more: set ${keys.join(", ")} in the file that SANAM_SETTINGS names.`,
      });
      expect(readServeSettings({ [was]: " " }, ROOT).ok).toBe(true);
    },
  );

  test("SANAM_SANDBOX has another remedy", () => {
    expect(readServeSettings({ SANAM_SANDBOX: "1" }, ROOT)).toEqual({
      ok: false,
      error: "SANAM_SANDBOX is not read any more: set SANAM_MODE=sandbox.",
    });
  });
});

describe("adapters/settings.md", () => {
  const page = readFileSync(join(ROOT, "adapters/settings.md"), "utf8");
  const firstCells = [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );

  test("lists every key of the file with its default", () => {
    for (const [key, { usual }] of Object.entries(SETTINGS)) {
      const [line = ""] = new RegExp(`^\\| \`${key.replaceAll(".", "\\.")}\` .*`, "m").exec(page) ?? [];
      expect(line, key).toContain(usual === "none" ? "| |" : `| \`${usual}\` |`);
    }
    const keys = firstCells.filter((name) => /^[a-z]+\.[A-Za-z]+$/.test(name));
    expect(keys).toEqual(Object.keys(SETTINGS));
  });

  test("lists every variable that is read, and no other", () => {
    const code = [
      "cli/boot/serve-settings.ts",
      "adapters/server/push/push-settings.ts",
      "adapters/server/code-webhook.ts",
    ]
      .map((path) => readFileSync(join(ROOT, path), "utf8"))
      .join("");
    const read = new Set(
      [...code.matchAll(/(?:env\[|readNumber\(env, )"((?:SANAM_)?[A-Z_]+)"/g)].map(([, name]) => name),
    );
    read.delete("INIT_CWD");
    const listed = firstCells.filter((name) => /^(SANAM_[A-Z_]+|HOST|PORT)$/.test(name));
    expect(new Set(listed)).toEqual(read);
  });
});
