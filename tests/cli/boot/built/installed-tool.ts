import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findNode } from "../../../../cli/boot/install/find-node.mjs";
import { ROOT } from "../../../../cli/boot/root.mjs";

/** The tool as someone has it who installed the package that `npm pack` makes. */
export interface InstalledTool {
  /** Where the package was installed. */
  readonly folder: string;
  /** The repository's copy that was packed. */
  readonly checkout: string;
  readonly packedBytes: number;
  /** Runs the tool from a folder of its own, with nothing of this environment. */
  readonly run: (
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => { readonly exit: number | null; readonly stdout: string; readonly stderr: string };
  readonly remove: () => void;
}

const SOURCES = ["cli", "core", "contracts", "adapters", "web"];
const FILES = ["package.json", "package-lock.json", "README.md", "LICENSE", "build/cli", "build/cli.stamp"];

/** Packs a copy of this repository, because `npm pack` writes into the one it packs, and installs the package without a network. */
export function installTool(): InstalledTool {
  const folder = mkdtempSync(join(tmpdir(), "sanam-package-"));
  const checkout = join(folder, "checkout");
  mkdirSync(checkout);
  for (const path of [...SOURCES, ...FILES]) {
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(checkout, path), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"), "junction");
  npm(checkout, folder, ["pack", "--pack-destination", folder]);
  const file = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "no package";
  const prefix = join(folder, "prefix");
  npm(folder, folder, ["install", "--global", "--prefix", prefix, "--offline", "--ignore-scripts", join(folder, file)]);
  // Now only the installed files can answer.
  for (const path of SOURCES) rmSync(join(checkout, path), { recursive: true });
  const elsewhere = join(folder, "elsewhere");
  mkdirSync(elsewhere);
  return {
    folder: join(prefix, "lib/node_modules/sanam"),
    checkout,
    packedBytes: readFileSync(join(folder, file)).length,
    run: (words, env = {}) => {
      const path = `${dirname(findNode(ROOT))}:${process.env["PATH"]}`;
      const { status, stdout, stderr } = spawnSync(join(prefix, "bin/sanam"), words, {
        cwd: elsewhere,
        encoding: "utf8",
        env: { PATH: path, SANAM_HOME: join(folder, "home"), ...env },
      });
      return { exit: status, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function npm(cwd: string, folder: string, words: readonly string[]): void {
  // Another npm that runs this test must not give its settings to this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const { status, stderr } = spawnSync("npm", [...words, "--cache", join(folder, "cache"), "--no-audit", "--no-fund"], {
    cwd,
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new Error(`npm ${words.join(" ")} ended with ${status}: ${stderr}`);
}
