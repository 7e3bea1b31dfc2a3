import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../../core/session/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { compose } from "../../../web/compose/site.ts";
import { fakePage, fakeStorage } from "../../adapters/browser/fake-page.ts";
import { handClock, NOON } from "../../adapters/house/open-house.ts";
import { openServer } from "../../adapters/server/open-server.ts";

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** The site in a page of its own, at a house in this process. */
async function openSite(stored: (guest: Session) => Session | undefined) {
  const { app, guest, house } = await openServer({ clock: handClock() }, baht(1000));
  const localStorage = fakeStorage();
  const session = stored(guest.session);
  if (session) localStorage.storage.setItem(`${brand.id}.session`, JSON.stringify(session));
  const asked: string[] = [];
  const down = new Set<string>();
  const navigator = { userAgent: "Chrome/120.0", maxTouchPoints: 0, onLine: true };
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const { page, fire } = fakePage({
    navigator,
    location: { hostname: "play.example" },
    document,
    localStorage: localStorage.storage,
    sessionStorage: fakeStorage().storage,
    fetch: (path: string, request: RequestInit) => {
      asked.push(`${request.method} ${path}`);
      if (down.has(path)) return new Response("", { status: 503 });
      return app.request(path, request);
    },
  });
  const site = compose(page, brand);
  stops.push(site.start());
  const show = (visible: boolean) => {
    document.visibilityState = visible ? "visible" : "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const line = (up: boolean) => {
    navigator.onLine = up;
    fire(up ? "online" : "offline");
  };
  return { site, guest, house, asked, down, localStorage, show, line };
}

describe("the composed site", () => {
  it("knows a stored session before anything was fetched, and fetches what every page needs", async () => {
    const { site, guest, asked } = await openSite((session) => session);
    expect(site.stores.session.currentUser?.id).toBe(guest.id);
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    expect(site.stores.site.maintenance).toBe(false);
    expect(asked).toContain("GET /api/setting/operational/website");
    expect(asked).toContain("GET /api/setting");
  });

  it("lets a visitor sign in, and gives the member's stores one wallet and one credit", async () => {
    const { site, guest, localStorage } = await openSite(() => undefined);
    expect(site.stores.session.signedIn).toBe(false);
    await site.stores.session.signIn({ username: "member1", password: "secret1234" });
    expect(site.stores.session.currentUser?.id).toBe(guest.id);
    expect(localStorage.held.size).toBe(1);

    const stores = await site.member(guest.id);
    expect(await site.member(guest.id)).toBe(stores);
    await stores.withdrawal.refresh();
    expect(stores.credit.creditSatang).toBe(baht(1000));
    await stores.withdrawal.request.run(baht(300));
    expect(stores.withdrawal.request.phase).toBe("done");
    await vi.waitFor(() => expect(stores.credit.creditSatang).toBe(baht(700)));
    await stores.level.load();
    expect(stores.level.progress?.current.name).toBe("silver");
  });

  it("ends the session that the backend does not know, here and in the storage", async () => {
    const { site, localStorage } = await openSite((session) => ({ ...session, token: "worth-nothing" }));
    expect(site.stores.session.signedIn).toBe(true);
    await vi.waitFor(() => expect(site.stores.session.signedIn).toBe(false));
    expect(site.stores.session.error).toMatchObject({ fault: "unauthorised" });
    expect(localStorage.held.size).toBe(0);
  });

  it("signs out, so that the token is worth nothing and the next member gets stores of their own", async () => {
    const { site, guest, house } = await openSite((session) => session);
    const before = await site.member(guest.id);
    site.stores.logout.ask();
    await site.stores.logout.confirm();
    expect(site.stores.session.signedIn).toBe(false);
    expect(await house.authenticate(guest.session.token)).toBeUndefined();
    await site.stores.session.signIn({ username: "member1", password: "secret1234" });
    expect(await site.member(guest.id)).not.toBe(before);
  });

  it("closes for maintenance with the first call that meets it, and asks once more, not without end", async () => {
    const { site, house, asked } = await openSite((session) => session);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(false));
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    const before = asked.filter((call) => call.endsWith("/operational/website")).length;
    await Promise.all([site.stores.site.announcements.load(), site.stores.session.refresh()]);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(true));
    expect(asked.filter((call) => call.endsWith("/operational/website"))).toHaveLength(before + 1);
  });

  it("looks for maintenance at once when the page is seen again, and when the line returns", async () => {
    const { site, house, show, line } = await openSite((session) => session);
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    show(false);
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    show(true);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(true));
    line(false);
    await house.staff.setMaintenance({ maintenance: false, until: undefined });
    line(true);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(false));
  });

  it("asks for nothing but the operation once a minute while it idles, in trouble, too", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOON });
    const { site, asked, down } = await openSite(() => undefined);
    const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
    await minutes(0);
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    for (const broken of [false, true]) {
      if (broken) down.add("/api/setting/operational/website");
      asked.length = 0;
      for (let minute = 0; minute < 5; minute += 1) {
        await minutes(1);
        await vi.waitFor(() => expect(site.stores.site.operation.loading).toBe(false));
      }
      expect(new Set(asked)).toEqual(new Set(["GET /api/setting/operational/website"]));
      expect(asked).toHaveLength(5);
    }
  });

  it("says that the service has a problem until what failed works again, whatever the site's operation says", async () => {
    const { site, down } = await openSite((session) => session);
    const { operation, announcements } = site.stores.site;
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    down.add("/api/auth/announcement");
    const before = operation.state;
    await announcements.load();
    await vi.waitFor(() => expect(operation.state).not.toBe(before));
    await vi.waitFor(() => expect(operation.loading).toBe(false));
    expect(site.stores.connectivity.serviceProblem).toBe(true);
    down.clear();
    await announcements.load();
    expect(site.stores.connectivity.serviceProblem).toBe(false);
  });

  it("registers a member, who is signed in then", async () => {
    const { site } = await openSite(() => undefined);
    const store = await site.register();
    store.draft.set("phone", "0899999999");
    store.draft.set("username", "newcomer");
    store.draft.set("password", "secret1234");
    store.draft.set("confirmPassword", "secret1234");
    await store.next();
    expect(store.step).toBe(2);
    store.draft.set("bank", "004");
    store.draft.set("accountNumber", "9876543210");
    store.draft.set("name", "สมหญิง ใจดี");
    await store.submit();
    expect(store.draft.problems).toEqual({});
    expect(site.stores.session.currentUser?.username).toBe("newcomer");
  });
});
