import { resolve } from "node:path";
import { expect, test } from "vitest";
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

test("opens the sandbox controls only for SANAM_SANDBOX=1", () => {
  expect(readServeSettings({ SANAM_SANDBOX: "1" }, ROOT)).toMatchObject({ value: { sandbox: true } });
  expect(readServeSettings({ SANAM_SANDBOX: "0" }, ROOT)).toMatchObject({ value: { sandbox: false } });
  expect(readServeSettings({ SANAM_SANDBOX: "yes" }, ROOT)).toEqual({
    ok: false,
    error: 'SANAM_SANDBOX must be 1 or 0, not "yes".',
  });
});

test("reads the origins in SANAM_SITES, separated by commas or spaces", () => {
  const env = { SANAM_SITES: "https://play.example, http://127.0.0.1:8080" };
  expect(readServeSettings(env, ROOT)).toMatchObject({
    value: { otherSites: ["https://play.example", "http://127.0.0.1:8080"] },
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

test("treats an empty variable as missing", () => {
  const empty = readServeSettings({ HOST: " ", PORT: "", SANAM_DATA: "" }, ROOT);
  expect(JSON.stringify(empty)).toBe(JSON.stringify(readServeSettings({}, ROOT)));
});
