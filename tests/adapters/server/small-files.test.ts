import { expect, test } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import type { SmallFileOptions } from "../../../adapters/server/site/small-files.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { openTestHouse } from "../house/test-house.ts";

const NOW = parseInstant("2026-11-20T05:00:00.000Z");

async function ask(path: string, options: Partial<SmallFileOptions> = {}): Promise<readonly [number, string]> {
  const { house } = await openTestHouse();
  const clock = () => {
    if (NOW === undefined) throw new Error("the moment does not parse");
    return NOW;
  };
  const app = createApp(house, { smallFiles: { searchable: true, securityContact: undefined, clock, ...options } });
  const reply = await app.request(path);
  return [reply.status, await reply.text()];
}

test("search engines may read a public site but its calls and members' pages, and nothing of a demo", async () => {
  const open = "User-agent: *\nDisallow: /api\nDisallow: /auth\nDisallow: /play\nDisallow: /sandbox\n";
  expect(await ask("/robots.txt")).toEqual([200, open]);
  expect(await ask("/robots.txt", { searchable: false })).toEqual([200, "User-agent: *\nDisallow: /\n"]);
});

test("security.txt exists where the operator names a contact", async () => {
  expect((await ask("/.well-known/security.txt"))[0]).toBe(404);
  const [status, text] = await ask("/.well-known/security.txt", { securityContact: "mailto:security@play.example" });
  expect(status).toBe(200);
  expect(text).toMatch(/^Contact: mailto:security@play\.example\nExpires: 2027-05-19T05:00:00\S*\n/);
});
