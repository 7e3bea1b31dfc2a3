import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type BuildNotes, readBuildNotes } from "../../../cli/boot/read-build-notes.mjs";
import { tempFolder } from "./temp-folder.ts";

const FILES = { "core/a.ts": "1", "core/deep/b.ts": "2", "lock.json": "3" };

describe("the notes of a bundle", () => {
  const notes: BuildNotes = {
    inputs: ["core/a.ts", "core/deep/b.ts"],
    firstInputs: 1,
    alone: ["rules"],
    answers: [["--version", "1.0.0"]],
  };

  const built = (): { folder: string; read: (words?: string) => BuildNotes | undefined } => {
    const folder = tempFolder({ ...FILES, "build/sanam.mjs": "", "build/notes.json": JSON.stringify(notes) });
    setTime(join(folder, "build/sanam.mjs"), 60);
    return {
      folder,
      read: (words = "") =>
        readBuildNotes(folder, join(folder, "build/sanam.mjs"), join(folder, "build/notes.json"), { words }),
    };
  };
  const setTime = (path: string, secondsAhead: number): void => {
    const seconds = Date.now() / 1000 + secondsAhead;
    utimesSync(path, seconds, seconds);
  };

  test("are read when the bundle is newer than its inputs", () => {
    expect(built().read()).toEqual(notes);
  });

  test.each(["sanam.mjs", "notes.json"])("are undefined when %s is missing", (name) => {
    const { folder, read } = built();
    rmSync(join(folder, "build", name));
    expect(read()).toBeUndefined();
  });

  test.each(notes.inputs)("are undefined once %s was written after the build", (input) => {
    const { folder, read } = built();
    writeFileSync(join(folder, input), "another");
    expect(read()).toEqual(notes);
    setTime(join(folder, input), 120);
    expect(read()).toBeUndefined();
  });

  test("are read for what the first file is enough for, although an input of another file changed", () => {
    const { folder, read } = built();
    setTime(join(folder, "core/deep/b.ts"), 120);
    expect(read("--version")).toEqual(notes);
    expect(read("rules cap --level gold")).toEqual(notes);
    for (const words of ["", "--help", "rules cap --trace calls.har"]) expect(read(words), words).toBeUndefined();
    setTime(join(folder, "core/a.ts"), 120);
    expect(read("--version")).toBeUndefined();
  });

  test("are undefined once an input was renamed", () => {
    const { folder, read } = built();
    renameSync(join(folder, "core/deep/b.ts"), join(folder, "core/deep/c.ts"));
    expect(read()).toBeUndefined();
  });

  test("are read although a file changed that is no input", () => {
    const { folder, read } = built();
    writeFileSync(join(folder, "core/new.ts"), "");
    setTime(join(folder, "core/new.ts"), 120);
    setTime(join(folder, "core"), 120);
    expect(read()).toEqual(notes);
  });
});
