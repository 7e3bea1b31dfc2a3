import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMockProviders } from "../../../adapters/server/mock-providers/create-mock-providers.ts";
import { matchesAt, standingsAt, TEAMS } from "../../../adapters/server/mock-providers/football.ts";
import { instant, MINUTE_MS, parseInstant, plus } from "../../../core/shared/bangkok-time.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

describe("the sample football matches", () => {
  it("give every club one match a day", () => {
    fc.assert(
      fc.property(anInstant(), (now) => {
        const names = matchesAt(now).flatMap(({ home, away }) => [home, away]);
        expect([...names].sort()).toEqual([...TEAMS].sort());
      }),
    );
  });

  it("never lose a goal or go back in time", () => {
    fc.assert(
      fc.property(anInstant(), fc.integer({ min: 1, max: 120 }), (now, minutes) => {
        const later = matchesAt(plus(now, minutes * MINUTE_MS));
        for (const match of matchesAt(now)) {
          const same = later.find(({ kickOff, home }) => kickOff === match.kickOff && home === match.home);
          if (!same) continue;
          expect(same.minute).toBeGreaterThanOrEqual(match.minute);
          expect(same.goals[0]).toBeGreaterThanOrEqual(match.goals[0]);
          expect(same.goals[1]).toBeGreaterThanOrEqual(match.goals[1]);
        }
      }),
    );
  });

  it("agree with the table in goals, games and points", () => {
    fc.assert(
      fc.property(anInstant(), (now) => {
        const table = standingsAt(now);
        const sum = (pick: (row: (typeof table)[number]) => number) =>
          table.reduce((total, row) => total + pick(row), 0);
        expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        for (const { played, won, drawn, lost, points } of table) {
          expect(won + drawn + lost).toBe(played);
          expect(points).toBe(won * 3 + drawn);
        }
        expect(table.map(({ points }) => points)).toEqual(table.map(({ points }) => points).sort((a, b) => b - a));
      }),
    );
  });

  it("have a kick-off, a break and an end", () => {
    const kickOff = parseInstant("2026-11-21T12:00:00+07:00") ?? instant(0);
    const states = [-1, 0, 44, 45, 59, 60, 104, 105].map((minutes) => {
      const match = matchesAt(plus(kickOff, minutes * MINUTE_MS)).find((each) => each.kickOff === kickOff);
      return `${match?.state} ${match?.minute}`;
    });
    expect(states).toEqual([
      "ahead 0",
      "playing 0",
      "playing 44",
      "half-time 45",
      "half-time 45",
      "playing 45",
      "playing 89",
      "over 90",
    ]);
  });
});

describe("the mock providers' pages", () => {
  const app = createMockProviders(() => instant(Date.parse("2026-11-21T12:30:00+07:00")));
  const ask = (path: string) => app.request(`/mock-providers${path}`);

  it.each(["/live-score", "/standings"])("%s has a table and no script", async (path) => {
    const reply = await ask(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await reply.text();
    expect(html).toContain("<table");
    expect(html).not.toContain("<script");
  });

  it.each(["/thai.woff2", "/latin.woff2"])("%s is a font that a frame without an origin may load", async (path) => {
    const reply = await ask(path);
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(Buffer.from(await reply.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
  });

  it.each(["/live-score", "/standings"])(
    "%s has the requested colour scheme and ignores other values",
    async (path) => {
      const rootOf = async (query: string) => /<html[^>]*>/.exec(await (await ask(path + query)).text())?.[0];
      expect(await rootOf("?scheme=light")).toBe('<html lang="th" data-scheme="light">');
      expect(await rootOf("?scheme=dark")).toBe('<html lang="th" data-scheme="dark">');
      for (const query of ["", "?scheme=", "?scheme=%22%3E%3Cb%3E"])
        expect(await rootOf(query)).toBe('<html lang="th">');
    },
  );

  it("say that their data is a sample", async () => {
    expect(await (await ask("/live-score")).text()).toContain("ทีมสมมติ");
  });

  it("show a film without scripts, with the label of a sample", async () => {
    const page = await ask("/movie");
    const html = await page.text();
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain("ภาพยนตร์ตัวอย่าง");
    expect(html).not.toMatch(/<script|style=|<style/);
    const [, sheet = ""] = /href="\/mock-providers([^"]+)"/.exec(html) ?? [];
    const css = await (await ask(sheet)).text();
    for (const name of [...html.matchAll(/class="([^" ]+)/g)].map(([, name]) => name))
      expect(css).toContain(`.${name}`);
    for (const [, name] of css.matchAll(/animation:(\w+)/g)) {
      if (name !== "none") expect(css).toContain(`@keyframes ${name}`);
    }
  });
});
