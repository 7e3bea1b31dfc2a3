import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../../adapters/server/create-app.ts";
import { openTestHouse } from "../../house/test-house.ts";

let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  const { house } = await openTestHouse();
  app = createApp(house);
});

const PATH = "/pictures/games/golden-roulette.webp";

describe("the house's pictures", () => {
  it("come with their type, their length, a tag and a day in the cache, also for sites on other servers", async () => {
    const reply = await app.request(PATH);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(reply.status).toBe(200);
    expect(String.fromCharCode(...bytes.slice(0, 4), ...bytes.slice(8, 12))).toBe("RIFFWEBP");
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("content-length")).toBe(String(bytes.length));
    expect(reply.headers.get("cache-control")).toContain("max-age=86400");
    expect(reply.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("are not sent again to a browser that has them", async () => {
    const tag = (await app.request(PATH)).headers.get("etag") ?? "";
    const again = await app.request(PATH, { headers: { "if-none-match": `"other", W/${tag}` } });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
    const changed = await app.request(PATH, { headers: { "if-none-match": '"other"' } });
    expect(changed.status).toBe(200);
  });

  it("answer HEAD without a body", async () => {
    const reply = await app.request(PATH, { method: "HEAD" });
    expect([reply.status, await reply.text()]).toEqual([200, ""]);
    expect(Number(reply.headers.get("content-length"))).toBeGreaterThan(1000);
  });

  it("are a closed list: another path is not found, whatever it climbs to", async () => {
    for (const path of [
      "/pictures",
      "/pictures/",
      "/pictures/games/no-such-game.webp",
      "/pictures/manifest.json",
      "/pictures/games/golden-roulette.svg",
      "/pictures/games/casino/golden-roulette.webp",
      "/pictures/..%2f..%2f..%2fpackage.json",
      "/pictures/%2e%2e/%2e%2e/package.json",
      "/pictures/games/..%5c..%5cmanifest.json",
    ]) {
      const reply = await app.request(path, { headers: { accept: "text/html" } });
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });
});
