import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readServeSettings } from "../../../cli/boot/serve-settings.ts";

const ROOT = resolve("/srv/sanam");

test("serves a local house with its own data folder by default", () => {
  expect(readServeSettings({}, ROOT)).toMatchObject({
    ok: true,
    value: { host: "127.0.0.1", port: 4600, dataDir: resolve(ROOT, ".data"), sandbox: false, otherSites: [] },
  });
});

test("reads HOST, PORT and SANAM_DATA, with a relative folder resolved from INIT_CWD", () => {
  const env = { HOST: "0.0.0.0", PORT: "0", SANAM_DATA: "data", INIT_CWD: resolve("/home/som") };
  expect(readServeSettings(env, ROOT)).toMatchObject({
    ok: true,
    value: { host: "0.0.0.0", port: 0, dataDir: resolve("/home/som/data"), sandbox: false, otherSites: [] },
  });
});

test.each(["http", "-1", "65536", "4600.5", "1e3", "0x10", "80 80"])("refuses PORT=%s with a sentence", (port) => {
  expect(readServeSettings({ PORT: port }, ROOT)).toEqual({
    ok: false,
    error: `PORT must be a whole number from 0 to 65535, not "${port}".`,
  });
});

test("reads the origins in SANAM_SITES, separated by commas or spaces", () => {
  const env = { SANAM_SITES: "https://play.example, http://127.0.0.1:8080" };
  expect(readServeSettings(env, ROOT)).toMatchObject({
    value: { otherSites: ["https://play.example", "http://127.0.0.1:8080"] },
  });
});

test("reads above which amount staff decide in twos", () => {
  expect(readServeSettings({ SANAM_STAFF_TWO_PERSONS_ABOVE: "50000.50" }, ROOT)).toMatchObject({
    value: { house: { twoPersonsAbove: 5_000_050 } },
  });
});

test.each(["*", "play.example", "https://play.example/", "https://play.example/x", "https://*.example.com", "null"])(
  "refuses SANAM_SITES=%s with a sentence",
  (site) => {
    expect(readServeSettings({ SANAM_SITES: `https://a.example ${site}` }, ROOT)).toEqual({
      ok: false,
      error: `SANAM_SITES must hold origins like https://play.example, not "${site}".`,
    });
  },
);

test("trusts no proxy by default, and reads SANAM_TRUST_PROXY", () => {
  const trusts = (text: string, address: string, hop: number) => {
    const settings = readServeSettings({ SANAM_TRUST_PROXY: text }, ROOT);
    return settings.ok && settings.value.trustProxy.trusts(address, hop);
  };
  expect(trusts("", "127.0.0.1", 0)).toBe(false);
  expect(trusts("1", "127.0.0.1", 0)).toBe(true);
  expect(trusts("1", "127.0.0.1", 1)).toBe(false);
  expect(trusts("10.0.0.0/8 ::1", "10.9.8.7", 3)).toBe(true);
  expect(readServeSettings({ SANAM_TRUST_PROXY: "10.0.0.0/8, yes" }, ROOT)).toEqual({
    ok: false,
    error: 'SANAM_TRUST_PROXY must be a number of proxies or a list of networks, not "yes".',
  });
});

describe("the mode", () => {
  const modeOf = (env: Record<string, string>) => {
    const settings = readServeSettings(env, ROOT);
    if (!settings.ok) return settings.error;
    return settings.value.production ? "production" : settings.value.sandbox ? "sandbox" : "demo";
  };

  test("is a demo on this machine and production elsewhere, unless it is chosen", () => {
    for (const HOST of ["127.0.0.1", "localhost", "::1", "127.0.0.5"])
      expect([HOST, modeOf({ HOST })]).toEqual([HOST, "demo"]);
    for (const HOST of ["0.0.0.0", "::", "192.0.2.7", "play.example"])
      expect([HOST, modeOf({ HOST })]).toEqual([HOST, "production"]);
    expect(modeOf({ SANAM_MODE: "production" })).toBe("production");
    expect(modeOf({ SANAM_MODE: "sandbox", HOST: "0.0.0.0" })).toBe("sandbox");
    expect(modeOf({ SANAM_MODE: "live" })).toBe('SANAM_MODE must be demo, sandbox or production, not "live".');
  });

  test("of production has no default folder, and an access log", () => {
    expect(readServeSettings({ SANAM_MODE: "production", SANAM_TRUST_PROXY: "0" }, ROOT)).toMatchObject({
      value: { dataDir: undefined, accessLog: "json", production: { contentFile: undefined, proxyNamed: true } },
    });
    const env = { SANAM_MODE: "production", SANAM_CONTENT: "content.json", INIT_CWD: resolve("/home/som") };
    expect(readServeSettings(env, ROOT)).toMatchObject({
      value: { production: { contentFile: resolve("/home/som/content.json"), proxyNamed: false } },
    });
  });
});

test("reads the place in the network and the log", () => {
  const env = {
    SANAM_HOSTS: "Play.Example, www.play.example [2001:db8::7]",
    SANAM_HSTS: "1",
    SANAM_ACCESS_LOG: "text",
    SANAM_SECURITY_CONTACT: "mailto:security@play.example",
  };
  expect(readServeSettings(env, ROOT)).toMatchObject({
    value: {
      hosts: ["play.example", "www.play.example", "[2001:db8::7]"],
      hsts: "always",
      accessLog: "text",
      securityContact: "mailto:security@play.example",
    },
  });
  expect(readServeSettings({ SANAM_HSTS: "subdomains" }, ROOT)).toMatchObject({
    value: { hsts: "behind-tls-with-subdomains" },
  });
  expect(readServeSettings({}, ROOT)).toMatchObject({ value: { hosts: [], hsts: "behind-tls", accessLog: undefined } });
});

test("logs JSON in production unless a terminal reads it, and text elsewhere", () => {
  const formsOf = (env: Record<string, string>, isTerminal: boolean) => {
    const settings = readServeSettings(env, ROOT, isTerminal);
    return settings.ok ? [settings.value.log, settings.value.accessLog] : settings.error;
  };
  const production = { SANAM_MODE: "production" };
  expect(formsOf(production, false)).toEqual(["json", "json"]);
  expect(formsOf(production, true)).toEqual(["text", "text"]);
  expect(formsOf({ ...production, SANAM_LOG: "json" }, true)).toEqual(["json", "json"]);
  expect(formsOf({ ...production, SANAM_LOG: "text" }, false)).toEqual(["text", "text"]);
  expect(formsOf({}, false)).toEqual(["text", undefined]);
});

test.each([
  ["SANAM_LOG", "yes"],
  ["SANAM_OPS_PORT", "web"],
  ["SANAM_HOSTS", "https://play.example"],
  ["SANAM_HOSTS", "play.example:443"],
  ["SANAM_HOSTS", "*"],
  ["SANAM_HSTS", "yes"],
  ["SANAM_ACCESS_LOG", "1"],
  ["SANAM_SECURITY_CONTACT", "security@play.example"],
  ["SANAM_OPS_PORT", "65536"],
  ["SANAM_DRAIN_DELAY_MS", "-1"],
  ["SANAM_DRAIN_DELAY_MS", "9999999"],
  ["SANAM_DATABASE_CONNECTIONS", "many"],
  ["SANAM_SECRET_KEY", "short"],
  ["SANAM_PASSKEY_ORIGINS", "play.example"],
  ["SANAM_STAFF_TWO_PERSONS_ABOVE", "-1"],
])("refuses %s=%s with a sentence that names it", (name, text) => {
  const settings = readServeSettings({ [name]: text }, ROOT);
  expect(settings.ok ? "" : settings.error).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
});

test("treats an empty variable as missing", () => {
  const empty = readServeSettings({ HOST: " ", PORT: "", SANAM_DATA: "" }, ROOT);
  expect(JSON.stringify(empty)).toBe(JSON.stringify(readServeSettings({}, ROOT)));
});

test("serves no checks by default, and reads where they are", () => {
  expect(readServeSettings({ SANAM_OPS_PORT: " " }, ROOT)).toMatchObject({
    value: { ops: { host: "127.0.0.1", port: undefined, drainDelayMs: 0 } },
  });
  const env = { SANAM_OPS_PORT: "9464", SANAM_OPS_HOST: "0.0.0.0", SANAM_DRAIN_DELAY_MS: "5000" };
  expect(readServeSettings(env, ROOT)).toMatchObject({
    value: { ops: { host: "0.0.0.0", port: 9464, drainDelayMs: 5000 } },
  });
});

test("reads SANAM_DATABASE_URL, which takes the folder's place, and repeats it in no sentence", () => {
  const url = "postgres://me:horse@h/d";
  const read = (env: Record<string, string>) => readServeSettings({ SANAM_DATABASE_URL: url, ...env }, ROOT);
  expect(read({})).toMatchObject({ value: { databaseUrl: url, house: { databaseConnections: undefined } } });
  expect(read({ SANAM_DATABASE_CONNECTIONS: "4" })).toMatchObject({ value: { house: { databaseConnections: 4 } } });
  expect(read({ SANAM_DATA: "data" })).toEqual({
    ok: false,
    error: "SANAM_DATA and SANAM_DATABASE_URL exclude each other.",
  });
  expect(read({ SANAM_DATABASE_CONNECTIONS: "1" })).toEqual({
    ok: false,
    error: 'SANAM_DATABASE_CONNECTIONS must be a whole number from 2 to 9999, not "1".',
  });
});
