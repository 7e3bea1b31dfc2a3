import { expect, it } from "vitest";
import { OPS_DEFAULTS, readOpsSettings } from "../../../../adapters/server/ops/ops-settings.ts";

it("serves nothing by default, and reads the variables", () => {
  expect(readOpsSettings({ SANAM_OPS_PORT: " " })).toEqual({ ok: true, value: OPS_DEFAULTS });
  expect(OPS_DEFAULTS.port).toBeUndefined();
  const env = {
    SANAM_OPS_PORT: "9464",
    SANAM_OPS_HOST: "0.0.0.0",
    SANAM_READY_MS: "250",
    SANAM_DRAIN_DELAY_MS: "5000",
  };
  const value = { host: "0.0.0.0", port: 9464, readyMs: 250, drainDelayMs: 5000 };
  expect(readOpsSettings(env)).toEqual({ ok: true, value });
});

it.each([
  ["SANAM_OPS_PORT", "web"],
  ["SANAM_OPS_PORT", "65536"],
  ["SANAM_READY_MS", "0"],
  ["SANAM_DRAIN_DELAY_MS", "-1"],
  ["SANAM_DRAIN_DELAY_MS", "9999999"],
])("refuses %s=%s with a sentence that names it", (name, text) => {
  const read = readOpsSettings({ [name]: text });
  expect(read.ok ? "" : read.error).toMatch(new RegExp(`^${name} must [^\\n]+\\.$`));
});
