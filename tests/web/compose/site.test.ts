import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionEndpoints } from "../../../contracts/endpoints/session.ts";
import type { Session } from "../../../core/session/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { NOON } from "../../adapters/house/test-house.ts";
import { openSite } from "./open-site.ts";

const OPERATION = "/api/setting/operational/website";

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

async function open(storedSession?: (session: Session) => Session | undefined) {
  const opened = await openSite(storedSession);
  stops.push(opened.stop);
  return opened;
}

const signedIn = (session: Session) => session;

describe("the composed site", () => {
  it("reads a stored session before any call, and fetches what every page needs", async () => {
    const { site, member, calls } = await open(signedIn);
    expect(site.stores.session.currentUser?.id).toBe(member.id);
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    expect(site.stores.site.maintenance).toBe(false);
    expect(calls).toContain(`GET ${OPERATION}`);
    expect(calls).toContain("GET /api/setting");
  });

  it("leaves no token after a sign-out, also not one that a reply brought meanwhile", async () => {
    const { site, localStorage, renewedTokens } = await open(signedIn);
    renewedTokens.set(sessionEndpoints.logout.path, "another-token-of-this-session");
    await site.stores.session.signOut();
    expect(site.stores.session.signedIn).toBe(false);
    expect([...localStorage.held.keys()].filter((key) => key.endsWith(".session"))).toEqual([]);
  });

  it("sends a member's first reads before the code that needs them is loaded, and each once", async () => {
    const { site, member, calls } = await open(signedIn);
    const creditCalls = () => calls.filter((call) => call.includes("/getCredit/")).length;
    const levelCalls = () => calls.filter((call) => call.includes("/user/level/")).length;
    expect([creditCalls(), levelCalls()]).toEqual([1, 1]);
    const stores = await site.member(member.id);
    await Promise.all([stores.credit.load(), stores.level.load(), stores.withdrawal.refresh()]);
    expect(stores.credit.creditSatang).toBe(baht(1000));
    expect([creditCalls(), levelCalls()]).toEqual([1, 1]);
  });

  it("signs a visitor in, and gives all the member's stores the same wallet and credit", async () => {
    const { site, member, localStorage } = await open();
    expect(site.stores.session.signedIn).toBe(false);
    await site.stores.session.signIn({ username: "member1", password: "secret1234" });
    expect(site.stores.session.currentUser?.id).toBe(member.id);
    expect([...localStorage.held.keys()].map((key) => key.replace(/^\w+\./, "")).sort()).toEqual([
      "device.token",
      "session",
    ]);

    const stores = await site.member(member.id);
    expect(await site.member(member.id)).toBe(stores);
    await stores.withdrawal.refresh();
    expect(stores.credit.creditSatang).toBe(baht(1000));
    await stores.withdrawal.request.run(baht(300));
    expect(stores.withdrawal.request.phase).toBe("done");
    await vi.waitFor(() => expect(stores.credit.creditSatang).toBe(baht(700)));
    await stores.level.load();
    expect(stores.level.progress?.current.name).toBe("silver");
  });

  it("ends a session that the backend rejects, on the page and in the storage", async () => {
    const { site, localStorage } = await open((session) => ({ ...session, token: "unknown-token" }));
    expect(site.stores.session.signedIn).toBe(true);
    await vi.waitFor(() => expect(site.stores.session.signedIn).toBe(false));
    expect(site.stores.session.error).toMatchObject({ fault: "unauthorised" });
    expect(localStorage.held.size).toBe(0);
  });

  it("signs out: the token becomes invalid, and the next sign-in gets new stores", async () => {
    const { site, member, house } = await open(signedIn);
    const before = await site.member(member.id);
    site.stores.logout.ask();
    await site.stores.logout.confirm();
    expect(site.stores.session.signedIn).toBe(false);
    expect(await house.authenticate(member.session.token)).toBeUndefined();
    await site.stores.session.signIn({ username: "member1", password: "secret1234" });
    expect(await site.member(member.id)).not.toBe(before);
  });

  it("reads the configuration anew at sign-in and at sign-out, and cancels the read under way", async () => {
    const { site, calls } = await open();
    const { configuration } = site.stores.site;
    const reads = () => calls.filter((call) => call.includes("configuration"));
    await site.stores.session.signIn({ username: "member1", password: "secret1234" });
    await vi.waitFor(() => expect(configuration.state.status).toBe("fulfilled"));
    expect(reads()).toEqual(["GET /api/configuration", "GET /api/auth/configuration/list"]);
    void configuration.load();
    await site.stores.session.signOut();
    expect(configuration.value).toBeUndefined();
    await vi.waitFor(() => expect(configuration.state.status).toBe("fulfilled"));
    expect(reads().slice(-2)).toEqual(["GET /api/auth/configuration/list", "GET /api/configuration"]);
    expect(site.stores.connectivity.serviceProblem).toBe(false);
    expect(site.stores.failure.last).toBeUndefined();
  });

  it("asks for nothing of a member who has left by the time that the code arrives", async () => {
    const { site, member, calls } = await open(signedIn);
    await site.stores.session.signOut();
    const before = calls.length;
    await (await site.member(member.id)).games();
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    expect(calls.slice(before).filter((call) => call.includes("saved"))).toEqual([]);
    expect(site.stores.failure.last).toBeUndefined();
  });

  it("reads the member's own setting once when a session starts", async () => {
    const { site, member, calls } = await open(signedIn);
    const { userSetting } = await site.member(member.id);
    await vi.waitFor(() => expect(userSetting.state.status).toBe("fulfilled"));
    expect(calls.filter((call) => call === "POST /api/auth/setting")).toHaveLength(1);
  });

  it("forgets at sign-out what was the member's, in the storage and in every store", async () => {
    const { site, member, localStorage, brokenPaths } = await open(signedIn);
    const { announcements } = site.stores.site;
    const { savedGames } = await (await site.member(member.id)).games();
    savedGames.noteCategory("slot");
    site.stores.toast.show("ฝากแล้ว ฿500");
    await announcements.load();
    brokenPaths.add("/api/deposit");
    await site.stores.site.recentDeposits.load();
    expect(site.stores.failure.last).toMatchObject({ endpoint: "GET /api/deposit", kind: "unavailable", status: 503 });
    localStorage.held.set("sanam.intents.m.k", "{}");
    expect([...localStorage.held.keys()]).toContain(`sanam.games.${member.id}`);

    await site.stores.session.signOut();
    savedGames.noteCategory("card");
    expect([...localStorage.held.keys()]).toEqual(["sanam.intents.m.k"]);
    expect(announcements.state.status).toBe("idle");
    expect(site.stores.toast.toasts).toEqual([]);
    expect(site.stores.failure.last).toBeUndefined();
  });

  it("keeps the failure that ended the session, for the support", async () => {
    const { site } = await open((session) => ({ ...session, token: "unknown-token" }));
    await vi.waitFor(() => expect(site.stores.session.signedIn).toBe(false));
    expect(site.stores.failure.last).toMatchObject({ kind: "unauthorised", status: 401 });
  });

  it("closes for maintenance at the first call that fails by it, with one extra call and no loop", async () => {
    const { site, house, calls } = await open(signedIn);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(false));
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    const before = calls.filter((call) => call.endsWith(OPERATION)).length;
    await Promise.all([site.stores.site.announcements.load(), site.stores.session.refresh()]);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(true));
    expect(calls.filter((call) => call.endsWith(OPERATION))).toHaveLength(before + 1);
  });

  it("checks for maintenance at once when the page becomes visible and when the network returns", async () => {
    const { site, house, setVisible, setOnline } = await open(signedIn);
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    setVisible(false);
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    setVisible(true);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(true));
    setOnline(false);
    await house.staff.setMaintenance({ maintenance: false, until: undefined });
    setOnline(true);
    await vi.waitFor(() => expect(site.stores.site.maintenance).toBe(false));
  });

  it("calls only the operation while idle, once a minute, also while that call fails", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOON });
    const { site, calls, brokenPaths } = await open();
    const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
    await minutes(0);
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    for (const broken of [false, true]) {
      if (broken) brokenPaths.add(OPERATION);
      calls.length = 0;
      for (let minute = 0; minute < 5; minute += 1) {
        await minutes(1);
        await vi.waitFor(() => expect(site.stores.site.operation.loading).toBe(false));
      }
      expect(new Set(calls)).toEqual(new Set([`GET ${OPERATION}`]));
      expect(calls).toHaveLength(5);
    }
  });

  it("shows a service problem until the failed call works again, even while another call succeeds", async () => {
    const { site, brokenPaths } = await open(signedIn);
    const { operation, announcements } = site.stores.site;
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    brokenPaths.add("/api/auth/announcement");
    const before = operation.state;
    await announcements.load();
    await vi.waitFor(() => expect(operation.state).not.toBe(before));
    await vi.waitFor(() => expect(operation.loading).toBe(false));
    await site.stores.site.settings.load();
    expect(site.stores.connectivity.serviceProblem).toBe(true);
    brokenPaths.clear();
    await announcements.load();
    expect(site.stores.connectivity.serviceProblem).toBe(false);
  });

  it("ends a service problem when the site's status is read again", async () => {
    const { site, brokenPaths } = await open(signedIn);
    const { operation, announcements } = site.stores.site;
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    brokenPaths.add("/api/auth/announcement");
    await announcements.load();
    await vi.waitFor(() => expect(operation.loading).toBe(false));
    expect(site.stores.connectivity.serviceProblem).toBe(true);
    await operation.load();
    expect(site.stores.connectivity.serviceProblem).toBe(false);
  });

  it("has the partner's loss refund on a special hostname", async () => {
    const { site, stop } = await openSite(undefined, { ...brand, specialHostnames: ["play.example"] });
    stops.push(stop);
    expect(site.policy.refundTable).toBe("partner");
    expect((await open()).site.policy.refundTable).toBe(brand.refundTable);
  });

  it("registers a member and signs them in", async () => {
    const { site } = await open();
    expect(site.register()).toBe(site.register());
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
    store.draft.set("consentVersion", site.legal.consentVersion ?? "");
    await store.submit();
    expect(store.draft.problems).toEqual({});
    expect(site.stores.session.currentUser?.username).toBe("newcomer");
  });
});
