import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { BuildNotes } from "../../../../cli/boot/read-build-notes.mjs";
import { ROOT } from "../../../../cli/boot/root.mjs";

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
const home = mkdtempSync(join(tmpdir(), "sanam-home-"));
const env = { ...process.env, SANAM_HOME: home };

afterAll(() => rmSync(home, { recursive: true, force: true }));

function runNode(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  return { status, stdout, stderr };
}

function expectSame(words: readonly string[]): void {
  const bundled = runNode(join(ROOT, "build/cli/sanam.mjs"), ...words);
  expect(bundled).toEqual(runNode(join(ROOT, "cli/sanam.ts"), ...words));
  expect(bundled.stdout + bundled.stderr).not.toBe("");
}

const SAME =
  "sanam %s prints the same from the bundle as from the sources on stdout and stderr, with the same exit code";

test(SAME.replace("%s", "no-such-command"), () => expectSame(["no-such-command"]));

test.each([
  ["--version"],
  ["--help"],
  ["wallet withdraw --help"],
  ["rules cap --level gold --used 250000 --count 2 --amount 50000.01 -o json"],
  ["contract list -o json"],
  ["site status --target memory -o json"],
  ["site status --target http://127.0.0.1:1 -o json"],
])(SAME, { tags: ["long"] }, (line) => expectSame(line.split(" ")));

test("commands that the build notes call alone need only the bundle's first file", { tags: ["long"] }, () => {
  const bundle = join(ROOT, "build/cli");
  const { alone } = JSON.parse(readFileSync(join(bundle, "build-notes.json"), "utf8")) as BuildNotes;
  const lines = [["rules", "cap", "--level", "gold", "--amount", "5000"], ["commands"], ["help", "wallet"]];
  expect(lines.map(([first]) => first)).toEqual(alone);
  const first = join(home, "sanam.mjs");
  copyFileSync(join(bundle, "sanam.mjs"), first);
  for (const line of lines) expect(runNode(first, ...line), line.join(" ")).toMatchObject({ status: 0, stderr: "" });
});

test("cli/bin.mjs prints the same as the sources, also the texts that the build has prepared", () => {
  expect(runNode(join(ROOT, "cli/bin.mjs"), "--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  expect(runNode(join(ROOT, "cli/bin.mjs"), "--help")).toEqual(runNode(join(ROOT, "cli/sanam.ts"), "--help"));
});
