import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { BuildNotes } from "../../cli/boot/read-build-notes.mjs";
import { ROOT } from "../../cli/boot/root.mjs";
import { tempFolder } from "./boot/temp-folder.ts";

// A process of its own takes long to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A checkout in small: the real bin before a bundle and sources that say which of them spoke. */
function checkout() {
  const notes: BuildNotes = { inputs: ["cli/sanam.ts"], answers: [["--version", "noted\n"]] };
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
  const say = (...words: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "cli/bin.mjs"), ...words], {
      encoding: "utf8",
    });
    return stdout + stderr;
  };
  utimesSync(join(folder, "build/cli/sanam.mjs"), Date.now() / 1000 + 30, Date.now() / 1000 + 30);
  return { edit, say };
}

test("the bin answers what was noted, and leaves all else to the bundle", () => {
  const { say } = checkout();
  expect(say("--version")).toBe("noted\n");
  expect(say("--version", "-o", "json")).toBe("bundle\n");
  expect(say("constructor")).toBe("bundle\n");
  expect(say()).toBe("bundle\n");
});

test("an edited source wins over the bundle and over what was noted", () => {
  const { edit, say } = checkout();
  edit('console.log("edited");');
  expect(say("--version")).toBe("edited\n");
  expect(say("wallet", "credit")).toBe("edited\n");
});
