import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findNode } from "../../../cli/boot/install/find-node.mjs";
import { ROOT } from "../../../cli/boot/root.mjs";
import { PAGE_TEMPLATE } from "../../../contracts/delivery/built-brand.ts";

// A container needs Docker; what it would run is run here, on the files that it would have.
const dockerfile = readFileSync(join(ROOT, "cli/boot/container/house.dockerfile"), "utf8");
const [, image = ""] = dockerfile.split(/^FROM .*$/m).slice(1);
/** The words of a command after `node`. */
const wordsOf = (command: RegExp) => (JSON.parse(command.exec(image)?.[1] ?? "[]") as readonly string[]).slice(1);
const START = wordsOf(/^CMD (\[.*\])$/m);
const HEALTH = wordsOf(/^HEALTHCHECK [^[]*(\[.*\])$/m);
const settings = Object.fromEntries(
  [...image.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" ").map((pair) => pair.split("="))),
) as Readonly<Record<string, string>>;

/**
 * Root may write everywhere, so another account stands for the image's, where it can read the project. Any other account
 * loses its rights to write.
 */
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const isReadable = isRoot && spawnSync("test", ["-r", join(ROOT, "package.json")], NOBODY).status === 0;
const account = isReadable ? NOBODY : {};

let folder: string;
let root: string;
let ports: { readonly house: number; readonly ops: number };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-image-"));
  root = join(folder, "sanam");
  mkdirSync(root);
  for (const [, copied = ""] of image.matchAll(/^COPY (?!-)(.+) \S+$/gm)) {
    for (const path of copied.split(" ")) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  mkdirSync(join(root, "build/web"), { recursive: true });
  cpSync(join(ROOT, "web/index.html"), join(root, "build/web", PAGE_TEMPLATE));
  cpSync(join(ROOT, "web/index.html"), join(root, "build/web/index.html"));
  linkPackages();
  mkdirSync(join(folder, "data"));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "data"), 0o777);
  if (!isRoot) spawnSync("chmod", ["-R", "a-w", root]);
  const { freePort } = await import("../../cluster/free-port.ts");
  ports = { house: await freePort(), ops: await freePort() };
});
afterAll(() => {
  if (!isRoot) spawnSync("chmod", ["-R", "u+w", root]);
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm ci --omit=dev --omit=optional` installs, as far as our files can import it. */
function linkPackages(): void {
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

const environment = () => ({
  ...settings,
  PATH: process.env["PATH"],
  // The test's own ports and folder, and a sandbox, which needs no licence.
  HOST: "127.0.0.1",
  PORT: String(ports.house),
  SANAM_OPS_PORT: String(ports.ops),
  SANAM_DATA: join(folder, "data"),
  SANAM_BRANDS: join(root, "web/brand/brands/racha"),
});

function healthy(): number | null {
  return spawnSync(findNode(ROOT), HEALTH, { env: environment(), cwd: root, ...account }).status;
}

describe("the image of the house", () => {
  it("has no package of developers, runs as nobody special and publishes no checks", () => {
    expect(image).toContain("npm ci --omit=dev --omit=optional --ignore-scripts");
    expect(existsSync(join(root, "node_modules/vitest"))).toBe(false);
    expect(existsSync(join(root, "node_modules/valibot"))).toBe(true);
    expect(image.indexOf("USER node")).toBeLessThan(image.indexOf("\nCMD ["));
    expect(image.match(/^EXPOSE (.*)$/m)?.[1]).toBe(settings["PORT"]);
    expect(settings).toMatchObject({ NODE_ENV: "production", HOST: "0.0.0.0", SANAM_DATA: "/data" });
    expect(settings).not.toHaveProperty("SANAM_OPS_HOST");
  });

  it("starts the house where it can write nothing but its data, says when it is healthy, and stops at a signal", async () => {
    expect(healthy()).toBe(1);
    const child = spawn(findNode(ROOT), START, { cwd: root, env: environment(), ...account });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text.toString();
      });
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    try {
      await expect.poll(() => said, { timeout: 40_000, interval: 200 }).toContain("is ready");
      expect(healthy()).toBe(0);
      const page = await fetch(`http://127.0.0.1:${ports.house}/`, { headers: { accept: "text/html" } });
      expect(await page.text()).toContain("<title>ราชาวดี");
      if (isReadable || !isRoot) expect(spawnSync("touch", [join(root, "written")], account).status).not.toBe(0);
    } finally {
      child.kill("SIGTERM");
    }
    expect(await ended, said).toBe(0);
    expect(existsSync(join(folder, "data/journal.sqlite"))).toBe(true);
  }, 60_000);
});
