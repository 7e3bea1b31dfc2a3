import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";

// A process takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const WRAPPER = `
  const { runChild, WATCHED_STREAMS } = await import(${JSON.stringify(join(ROOT, "cli/boot/run-child.mjs"))});
  process.exitCode = await runChild(process.execPath, process.argv.slice(1), { stdio: WATCHED_STREAMS });
`;

function wrapped(...args: string[]) {
  return spawn(process.execPath, ["--input-type=module", "-e", WRAPPER, join(ROOT, "cli/sanam.ts"), ...args]);
}

test("a child that watches its parent ends when the parent is killed", async () => {
  const wrapper = wrapped("sandbox", "serve", "--port", "0", "-o", "json");
  let stdout = "";
  await new Promise<void>((printed) => {
    wrapper.stdout.on("data", (chunk) => {
      stdout += String(chunk);
      if (stdout.includes("\n")) printed();
    });
  });
  const { url } = JSON.parse(stdout).data;
  expect((await fetch(`${url}/api/setting`)).status).toBe(200);
  // The pipe stays open as long as any process holds it, so it closes when the child has ended, too.
  const closed = new Promise((done) => wrapper.once("close", done));
  wrapper.kill("SIGKILL");
  await closed;
  await expect(fetch(`${url}/api/setting`)).rejects.toThrow();
});

test("a child that watches its parent ends by itself when it is done", async () => {
  const wrapper = wrapped("rules", "cap", "--level", "gold", "--amount", "100");
  expect(await new Promise((done) => wrapper.once("close", done))).toBe(0);
});
