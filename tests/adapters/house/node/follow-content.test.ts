import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { followContent } from "../../../../adapters/house/node/follow-content.ts";
import { createApp } from "../../../../adapters/server/create-app.ts";
import { contentExample } from "../content/content-example.ts";
import { openTestHouse } from "../test-house.ts";

const KEY = "a launch key of tests, of 32 letters";

let folder: string;
let file: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-follow-"));
  file = join(folder, "content.json");
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As editors and containers do: the file is replaced by another one. */
function write(content: unknown): void {
  const other = join(folder, "next.json");
  writeFileSync(other, typeof content === "string" ? content : JSON.stringify(content));
  renameSync(other, file);
}

const follow = (launchKey: string | undefined = KEY) =>
  followContent({ file, launchKey, report: (sentence) => said.push(sentence) });

it("reads a changed file once, and nothing before", () => {
  write(contentExample());
  const look = follow();
  expect(look()).toBeUndefined();
  write({ ...contentExample(), promptPayId: "0899999999" });
  expect(look()?.promptPayId).toBe("0899999999");
  expect(look()).toBeUndefined();
  expect(said).toEqual([]);
});

it("uses no wrong file, tells its problems once, and uses the mended one", () => {
  write(contentExample());
  const look = follow();
  write({ ...contentExample(), promptPayId: "1", gamez: [] });
  expect(look()).toBeUndefined();
  expect(said).toEqual([
    `${file}: promptPayId: is "1". It must be 10 to 15 digits.`,
    expect.stringContaining("gamez: is no field of the content"),
  ]);
  expect(look()).toBeUndefined();
  expect(said).toHaveLength(2);
  write("{");
  expect(look()).toBeUndefined();
  rmSync(file);
  expect(look()).toBeUndefined();
  expect(said).toHaveLength(4);
  write(contentExample());
  expect(look()?.games).toHaveLength(1);
});

it("takes no games without the key that signs their launches", () => {
  const { games: _, ...without } = contentExample();
  write(without);
  const look = followContent({ file, launchKey: undefined, report: (sentence) => said.push(sentence) });
  write(contentExample());
  expect(look()).toBeUndefined();
  expect(said).toEqual([expect.stringContaining("SANAM_LAUNCH_KEY")]);
});

it("changes what a house answers from the next call on", async () => {
  const { accounts } = contentExample();
  write({ accounts });
  const look = follow();
  const { house } = await openTestHouse();
  const app = createApp(house, { log: () => undefined });
  const games = async () => {
    const reply = await app.request("/api/game/list");
    return [reply.status, await reply.json()];
  };
  write({ accounts, promptPayId: "0899999999" });
  const bare = look();
  if (bare) house.useContent(bare);
  expect(await games()).toMatchObject([501, { code: "not-available" }]);
  write(contentExample());
  const full = look();
  if (full) house.useContent(full);
  expect(await games()).toMatchObject([200, [{ id: "mango", image: "https://images.example/mango.webp" }]]);
});
