import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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
  const start = (...argv: readonly string[]) => {
    const [bin, ...words] = [join(folder, "cli/bin.mjs"), ...argv];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...preload, bin, ...words], { encoding: "utf8" });
    return { exit: status, stdout, stderr };
  };
  let preload: readonly string[] = [];
  const run = (...words: readonly string[]): string => {
    const { stdout, stderr } = start(...words);
    return stdout + stderr;
  };
  /** As an installed package. */
  const dropSources = (): void => rmSync(join(folder, "cli/sanam.ts"));
  const pretendNode = (version: string): void => {
    const versions = `{ value: { ...process.versions, node: "${version}" } }`;
    preload = ["--import", `data:text/javascript,Object.defineProperty(process,"versions",${versions})`];
  };
  utimesSync(join(folder, "build/cli/sanam.mjs"), Date.now() / 1000 + 30, Date.now() / 1000 + 30);
  return { edit, start, run, dropSources, pretendNode };
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

test("an installed package says at once that the Node is too old, also where it would only print its version", () => {
  const { start, dropSources, pretendNode } = checkout();
  dropSources();
  expect(start("--version")).toEqual({ exit: 0, stdout: "stored\n", stderr: "" });
  pretendNode("20.20.2");
  const stderr = "sanam: this needs Node 22.19.0 or later; the Node here is 20.20.2.\n";
  for (const words of [["--version"], ["--help"], ["wallet", "credit"]]) {
    expect(start(...words)).toEqual({ exit: 1, stdout: "", stderr });
  }
});

test("a checkout prints its version on a Node that it can replace, and on no older one", () => {
  const { start, pretendNode } = checkout();
  pretendNode("20.20.2");
  expect(start("--version")).toEqual({ exit: 0, stdout: "stored\n", stderr: "" });
  pretendNode("20.18.0");
  const stderr = "sanam: this needs Node 20.19.0 or later; the Node here is 20.18.0.\n";
  expect(start("--version")).toEqual({ exit: 1, stdout: "", stderr });
});
