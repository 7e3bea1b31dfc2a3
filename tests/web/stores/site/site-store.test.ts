import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { Operation } from "../../../../core/site/model.ts";
import type { SitePort } from "../../../../core/site/port.ts";
import { SiteStore } from "../../../../web/stores/site/site-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";

const DEFAULTS = {
  "home.normal.logo": "/brands/sanam/logo.svg",
  "home.top.slot": "https://cdn.example/slot.webp",
  "embed.movie": "https://movies.example/today",
  "/pictures/site/wheel.webp": "/brands/sanam/wheel.webp",
};

function siteWith(operation: () => Promise<Result<Operation, Problem>>, defaults = {}) {
  const unused = () => Promise.reject(new Error("not part of this test"));
  const settings = vi.fn(() => Promise.resolve(err(fault("none"))));
  const site: SitePort = {
    settings,
    memberPromotion: unused,
    operation,
    configuration: () => Promise.resolve(ok(new Map([["home.normal.logo", "/logo.png"]]))),
    announcements: unused,
    recentDeposits: unused,
    recentWithdrawals: unused,
    ranking: unused,
  };
  return { store: new SiteStore(site, "https://img.example", "https://api.example", defaults), settings };
}

const open = ok({ maintenance: false, until: undefined });
const closed = ok({ maintenance: true, until: undefined });

describe("SiteStore", () => {
  it("loads what every page needs, and loads again only what failed", async () => {
    const operation = vi.fn(() => Promise.resolve(open));
    const { store, settings } = siteWith(operation);
    expect(store.image("home.normal.logo")).toBeUndefined();
    await store.load();
    await store.load();
    expect([operation.mock.calls.length, settings.mock.calls.length]).toEqual([1, 2]);
    expect(store.image("home.normal.logo")).toBe("https://img.example/logo.png");
    expect(store.image("home.top.slot")).toBeUndefined();
  });

  it("shows the brand's pictures and pages where the configuration has none", async () => {
    const { store } = siteWith(() => Promise.resolve(open), DEFAULTS);
    expect(store.image("home.normal.logo")).toBe("/brands/sanam/logo.svg");
    await store.load();
    expect(store.image("home.normal.logo")).toBe("https://img.example/logo.png");
    expect(store.image("home.top.slot")).toBe("https://cdn.example/slot.webp");
    expect(store.embed("embed.movie")).toBe("https://movies.example/today");
    expect(store.embed("embed.standings")).toBeUndefined();
    expect(store.picture("/pictures/site/wheel.webp")).toBe("/brands/sanam/wheel.webp");
    expect(store.picture("/pictures/site/movie.webp")).toBe("https://img.example/pictures/site/movie.webp");
  });

  it("is open until a maintenance is read, and stays closed while a read fails", async () => {
    const operation = vi.fn((): Promise<Result<Operation, Problem>> => Promise.resolve(closed));
    const { store } = siteWith(operation);
    expect(store.maintenance).toBe(false);
    await store.load();
    expect(store.maintenance).toBe(true);
    operation.mockImplementation(() => Promise.resolve(err(fault("none"))));
    await store.operation.load();
    expect(store.maintenance).toBe(true);
    operation.mockImplementation(() => Promise.resolve(open));
    await store.operation.load();
    expect(store.maintenance).toBe(false);
  });
});
