import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedFeatures } from "../../../cli/command-line/closed-features.ts";
import { COMMANDS } from "../../../cli/command-table.ts";
import { FEATURES } from "../../../core/site/model.ts";
import { runCli, runJson } from "../run-cli.ts";

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-features-"));
  file = resolve(folder, "brand.json");
  const features = Object.fromEntries(FEATURES.map((feature) => [feature, false]));
  writeFileSync(file, JSON.stringify({ name: "ทดสอบ", features }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the help of a brand names no group of a feature that is off", async () => {
  for (const { stdout } of [
    await runCli(["--brand", file, "--help"]),
    await runCli(["--help"], { env: { SANAM_BRAND: file } }),
  ]) {
    expect(stdout).not.toMatch(/^ {2}(wheel|flip-card|check-in|reward|affiliate) /m);
    expect(stdout).toMatch(/^ {2}wallet /m);
  }
  expect((await runCli(["--help"])).stdout).toMatch(/^ {2}wheel /m);
});

test("`commands` of a brand lists no command of a feature that is off", async () => {
  for (const { stdout } of [
    await runCli(["--brand", file, "commands"]),
    await runCli(["commands"], { env: { SANAM_BRAND: file } }),
  ]) {
    for (const words of [
      "wheel spin",
      "flip-card play",
      "check-in claim",
      "reward list",
      "affiliate code",
      "site ranking",
    ]) {
      expect(stdout).not.toContain(`\n${words} `);
    }
    expect(stdout).toContain("\nwallet deposit request ");
    expect(stdout).not.toContain("\nwallet deposit slip");
  }
  expect((await runCli(["commands"])).stdout).toContain("\nwheel spin ");
});

test("a command of a feature that is off is refused with a sentence and sends nothing", async () => {
  const { exit, error } = await runJson(["--brand", file, "wheel", "show"]);
  expect(exit).toBe(3);
  expect(error).toMatchObject({ kind: "refused", code: "feature-off", feature: "wheel" });
  expect(error?.["message"]).toContain("ทดสอบ");
});

test("every closed command belongs to one feature, and commands of the house and of rules to none", () => {
  const closed = closedFeatures(["--brand", file], {});
  const paths = COMMANDS.filter((command) => closed.ok && closed.value.closing(command)).map(({ path }) => path[0]);
  expect(new Set(paths)).toEqual(
    new Set(["site", "wallet", "games", "reward", "wheel", "flip-card", "check-in", "affiliate"]),
  );
});

test("a brand that cannot be read is a mistake of the command line", async () => {
  expect((await runJson(["--brand", join(folder, "gone.json"), "rules", "level"])).exit).toBe(2);
  expect((await runJson(["--brand=sanam", "contract", "list"])).exit).toBe(0);
});
