import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";
import type { Mutation } from "./mutation.ts";

const FOLDERS = ["adapters", "contracts", "core"];

/** The mutations that the type checker refuses: each is a source of its own in a copy of the project. */
export function refusedByTypes(mutations: readonly Mutation[]): ReadonlySet<number> {
  if (mutations.length === 0) return new Set();
  const copy = mkdtempSync(join(tmpdir(), "sanam-mutation-types-"));
  try {
    for (const name of FOLDERS) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
    const names = mutations.map(({ id, file, start, end, text, place }) => {
      const source = readFileSync(join(ROOT, file), "utf8");
      const name = `${file.slice(0, -".ts".length)}.mutation-${id}.ts`;
      const inPlace = place === "expression" ? `(${text})` : text;
      writeFileSync(join(copy, name), source.slice(0, start) + inPlace + source.slice(end));
      return name;
    });
    const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8"));
    // A name that nobody uses any more says nothing about what the source does.
    const options = {
      ...compilerOptions,
      noUnusedLocals: false,
      noUnusedParameters: false,
      allowUnreachableCode: true,
    };
    writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: names }));
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", copy, "--pretty", "false"], {
      cwd: copy,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return new Set([...stdout.matchAll(/\.mutation-(\d+)\.ts\(\d+,\d+\): error/g)].map(([, id]) => Number(id)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
