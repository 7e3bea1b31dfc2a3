import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { TOOLS } from "../tools.mjs";

const copy = mkdtempSync(join(tmpdir(), "sanam-tools-"));

// Tools write into the project, so they run in a copy of it, with the packages, browsers and builds of this one.
beforeAll(() => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter((path) => path !== "" && existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "build"));
  for (const part of ["node", "postgres", "chromium"]) {
    if (existsSync(join(ROOT, "build", part))) symlinkSync(join(ROOT, "build", part), join(copy, "build", part));
  }
  // The defects are put into a checkout.
  execFileSync("git", ["init", "--quiet"], { cwd: copy });
  execFileSync("git", ["add", "--all"], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the list of tools names each of them with what it does", async () => {
  const { code, output } = await runTool([]);
  expect(code).toBe(0);
  for (const { about } of TOOLS) expect(output).toContain(about);
});

test.each(TOOLS.flatMap(({ name, smoke }) => (smoke ? [{ name, smoke }] : [])))(
  "the tool $name works in its smallest form",
  async ({ name, smoke }) => {
    const { code, output } = await runTool([name, ...(smoke.args ?? [])], smoke.until);
    if (smoke.until) expect(output).toMatch(smoke.until);
    else expect([code, output.slice(-4000)]).toEqual([0, output.slice(-4000)]);
  },
);

/** @param until when this is printed, the tool gets a Ctrl-C */
async function runTool(args: readonly string[], until?: RegExp): Promise<{ code: number | null; output: string }> {
  // A colour would stand between two letters that belong together.
  const { FORCE_COLOR: _, ...others } = process.env;
  const child = spawn(process.execPath, ["tests/tool.mjs", ...args], {
    cwd: copy,
    env: { ...others, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let isStopped = false;
  const hear = (text: string) => {
    output += text;
    // Who waits for the run sees that something happens.
    process.stdout.write(text);
    if (!until?.test(output) || isStopped) return;
    // A second Ctrl-C would end the tool before what it started.
    isStopped = true;
    child.kill("SIGINT");
  };
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", hear);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}
