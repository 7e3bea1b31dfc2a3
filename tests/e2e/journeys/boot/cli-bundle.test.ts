import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
const home = mkdtempSync(join(tmpdir(), "sanam-home-"));
const env = { ...process.env, SANAM_HOME: home };

afterAll(() => rmSync(home, { recursive: true, force: true }));

function sanam(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  return { status, stdout, stderr };
}

test("the bundle and the sources say the same, on stdout, stderr and in the exit code", () => {
  const lines = [
    ["--version"],
    ["--help"],
    ["wallet", "withdraw", "--help"],
    ["rules", "cap", "--level", "gold", "--used", "250000", "--count", "2", "--amount", "50000.01", "-o", "json"],
    ["contract", "list", "-o", "json"],
    ["site", "status", "--target", "memory", "-o", "json"],
    ["site", "status", "--target", "http://127.0.0.1:1", "-o", "json"],
    ["no-such-command"],
  ];
  for (const line of lines) {
    const bundled = sanam(join(ROOT, "build/cli/sanam.mjs"), ...line);
    expect(bundled, line.join(" ")).toEqual(sanam(join(ROOT, "cli/sanam.ts"), ...line));
    expect(bundled.stdout + bundled.stderr, line.join(" ")).not.toBe("");
  }
});

test("the bin answers the same through whichever it takes, what was noted at the build included", () => {
  expect(sanam(join(ROOT, "cli/bin.mjs"), "--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  expect(sanam(join(ROOT, "cli/bin.mjs"), "--help")).toEqual(sanam(join(ROOT, "cli/sanam.ts"), "--help"));
});
