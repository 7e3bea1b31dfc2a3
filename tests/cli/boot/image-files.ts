import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";
import { PAGE_TEMPLATE } from "../../../contracts/delivery/built-brand.ts";

// A container needs Docker; what it would run is run here, on the files that it would have.
const dockerfile = readFileSync(join(ROOT, "cli/boot/container/house.dockerfile"), "utf8");
/** The lines of the last stage. */
export const [, IMAGE = ""] = dockerfile.split(/^FROM .*$/m).slice(1);
/** The variables that the image sets. */
export const IMAGE_VARIABLES = Object.fromEntries(
  [...IMAGE.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" ").map((pair) => pair.split("="))),
) as Readonly<Record<string, string>>;

export const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
/**
 * Root may write everywhere, so another account stands for the image's, where it can read the project. Any other account
 * loses its rights to write.
 */
export const isReadable = isRoot && spawnSync("test", ["-r", join(ROOT, "package.json")], NOBODY).status === 0;
export const account = isReadable ? NOBODY : {};

/** The words of a command of the image after `node`. */
export function imageCommand(command: RegExp): readonly string[] {
  return (JSON.parse(command.exec(IMAGE)?.[1] ?? "[]") as readonly string[]).slice(1);
}

/** A folder with the files of the image in `root` and an empty `data`. */
export function layOutImage() {
  const folder = mkdtempSync(join(tmpdir(), "sanam-image-"));
  const root = join(folder, "sanam");
  mkdirSync(root);
  for (const [, copied = ""] of IMAGE.matchAll(/^COPY (?!-)(.+) \S+$/gm)) {
    for (const path of copied.split(" ")) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  mkdirSync(join(root, "build/web"), { recursive: true });
  cpSync(join(ROOT, "web/index.html"), join(root, "build/web", PAGE_TEMPLATE));
  cpSync(join(ROOT, "web/index.html"), join(root, "build/web/index.html"));
  if (existsSync(join(ROOT, "build/cli")))
    cpSync(join(ROOT, "build/cli"), join(root, "build/cli"), { recursive: true });
  linkPackages(root);
  mkdirSync(join(folder, "data"));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "data"), 0o777);
  if (!isRoot) spawnSync("chmod", ["-R", "a-w", root]);
  return {
    folder,
    root,
    discard() {
      if (!isRoot) spawnSync("chmod", ["-R", "u+w", root]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What `npm ci --omit=dev --omit=optional` installs, as far as our files can import it. */
function linkPackages(root: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<
      Record<string, { readonly dev?: true; readonly optional?: true; readonly devOptional?: true }>
    >;
  };
  for (const [path, { dev, optional, devOptional }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev || optional || devOptional) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(root, path));
  }
}
