import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { BuildNotes } from "../../cli/boot/read-build-notes.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { tempFolder } from "./boot/temp-folder.ts";

// A process takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A small checkout: the real bin with a bundle and sources that print which of them ran. */
function checkout() {
  const notes: BuildNotes = {
    inputs: ["cli/sanam.ts"],
    firstInputs: 1,
    alone: [],
    answers: [["--version", "stored\n"]],
  };
  const folder = tempFolder({
    "package.json": '{"type":"module"}',
    "cli/sanam.ts": 'console.log("sources");',
    "build/cli/sanam.mjs": 'console.log("bundle");',
    "build/cli/build-notes.json": JSON.stringify(notes),
  });
  mkdirSync(join(folder, "node_modules"));
  cpSync(join(ROOT, "cli/bin.mjs"), join(folder, "cli/bin.mjs"));
  cpSync(join(ROOT, "cli/boot"), join(folder, "cli/boot"), { recursive: true });
  const edit = (text: string): void => {
    const source = join(folder, "cli/sanam.ts");
    const later = Date.now() / 1000 + 60;
    writeFileSync(source, text);
    utimesSync(source, later, later);
  };
  const run = (...words: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "cli/bin.mjs"), ...words], {
      encoding: "utf8",
    });
    return stdout + stderr;
  };
  utimesSync(join(folder, "build/cli/sanam.mjs"), Date.now() / 1000 + 30, Date.now() / 1000 + 30);
  return { edit, run };
}

test("the bin prints stored answers, and runs the bundle for everything else", () => {
  const { run } = checkout();
  expect(run("--version")).toBe("stored\n");
  expect(run("--version", "-o", "json")).toBe("bundle\n");
  expect(run("constructor")).toBe("bundle\n");
  expect(run()).toBe("bundle\n");
});

test("an edited source is run instead of the bundle and the stored answers", () => {
  const { edit, run } = checkout();
  edit('console.log("edited");');
  expect(run("--version")).toBe("edited\n");
  expect(run("wallet", "credit")).toBe("edited\n");
});
