import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findNode } from "../../../cli/boot/install/find-node.mjs";
import { ROOT } from "../../../cli/boot/root.mjs";
import { freePort } from "../../cluster/free-port.ts";
import { account, IMAGE, IMAGE_VARIABLES, imageCommand, isReadable, isRoot, layOutImage } from "./image-files.ts";

const START = imageCommand(/^CMD (\[.*\])$/m);
const HEALTH = imageCommand(/^HEALTHCHECK [^[]*(\[.*\])$/m);

let files: ReturnType<typeof layOutImage>;
let ports: { readonly house: number; readonly ops: number };
beforeAll(async () => {
  files = layOutImage();
  ports = { house: await freePort(), ops: await freePort() };
});
afterAll(() => files.discard());

const environment = () => ({
  ...IMAGE_VARIABLES,
  PATH: process.env["PATH"],
  // The test's own ports and folder, and a sandbox, which needs no licence.
  HOST: "127.0.0.1",
  PORT: String(ports.house),
  SANAM_OPS_PORT: String(ports.ops),
  SANAM_DATA: join(files.folder, "data"),
  SANAM_BRANDS: join(files.root, "web/brand/brands/racha"),
});

function healthy(): number | null {
  return spawnSync(findNode(ROOT), HEALTH, { env: environment(), cwd: files.root, ...account }).status;
}

describe("the image of the house", () => {
  it("has no package of developers, runs as nobody special and publishes no checks", () => {
    expect(IMAGE).toContain("npm ci --omit=dev --omit=optional --ignore-scripts");
    expect(existsSync(join(files.root, "node_modules/vitest"))).toBe(false);
    expect(existsSync(join(files.root, "node_modules/valibot"))).toBe(true);
    expect(IMAGE.indexOf("USER node")).toBeLessThan(IMAGE.indexOf("\nCMD ["));
    expect(IMAGE.match(/^EXPOSE (.*)$/m)?.[1]).toBe(IMAGE_VARIABLES["PORT"]);
    expect(IMAGE_VARIABLES).toMatchObject({ NODE_ENV: "production", HOST: "0.0.0.0", SANAM_DATA: "/data" });
    expect(IMAGE_VARIABLES).not.toHaveProperty("SANAM_OPS_HOST");
  });

  it("starts the house where it can write nothing but its data, says when it is healthy, and stops at a signal", async () => {
    expect(healthy()).toBe(1);
    const child = spawn(findNode(ROOT), START, { cwd: files.root, env: environment(), ...account });
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
      if (isReadable || !isRoot) expect(spawnSync("touch", [join(files.root, "written")], account).status).not.toBe(0);
    } finally {
      child.kill("SIGTERM");
    }
    expect(await ended, said).toBe(0);
    expect(existsSync(join(files.folder, "data/journal.sqlite"))).toBe(true);
  }, 60_000);
});
