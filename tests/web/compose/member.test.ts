import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionEndpoints } from "../../../contracts/endpoints/session.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { baht } from "../../../core/shared/money.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import type { Brand } from "../../../web/brand/brand.ts";
import type { MemberStores } from "../../../web/stores/stores-context.ts";
import { speak } from "../../../web/text/live.ts";
import { joinHouse, NOON } from "../../adapters/house/test-house.ts";
import { openSite } from "./open-site.ts";

const CHOOSE = sessionEndpoints.chooseLanguage.path;

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

async function open(brandOfSite?: Brand) {
  const opened = await openSite((session) => session, brandOfSite);
  stops.push(opened.stop);
  return opened;
}

/** Everything that a member's stores consist of, the lazy contexts included. */
async function allStores(stores: MemberStores): Promise<readonly object[]> {
  const { rewards, games, affiliate, address, password, ...eager } = stores;
  const lazy = await Promise.all([rewards(), games(), affiliate(), address(), password()]);
  const [rewardsStores, gamesStores, ...others] = lazy;
  return [...Object.values(eager), ...Object.values(rewardsStores), ...Object.values(gamesStores), ...others];
}

describe("a member's stores", () => {
  it("resolve each lazy context once", async () => {
    const { site, member } = await open();
    const stores = await site.member(member.id);
    for (const context of ["rewards", "games", "affiliate", "address", "password"] as const) {
      expect(stores[context](), context).toBe(stores[context]());
      expect(await stores[context](), context).toBe(await stores[context]());
    }
  });

  it("remind at play as the brand says until the member chooses, and never where the brand leaves it out", async () => {
    const minutesAt = async (fairPlay: Brand["fairPlay"]) => {
      const { site, member } = await open({ ...brand, fairPlay });
      const stores = await (await site.member(member.id)).fairPlay();
      const before = stores.playTime.minutes;
      await stores.fairPlay.standing.load();
      const usual = stores.playTime.minutes;
      await stores.fairPlay.setRealityCheck(15);
      return [before, usual, stores.playTime.minutes];
    };
    expect(await minutesAt(undefined)).toEqual([60, 60, 15]);
    expect(await minutesAt({ leaveOut: [], realityCheckMinutes: 30 })).toEqual([30, 30, 15]);
    const leaveOut = ["reality-check"] as const;
    expect(await minutesAt({ leaveOut: [...leaveOut], realityCheckMinutes: 30 })).toEqual([0, 0, 0]);
  });

  it("share no store with another member's", async () => {
    const { site, member, house } = await open();
    const own = await allStores(await site.member(member.id));
    const second = await joinHouse(house, 2);
    await site.stores.session.signOut();
    await site.stores.session.signIn({ username: "member2", password: "secret1234" });
    const others = await allStores(await site.member(second.id));
    expect(others).toHaveLength(own.length);
    for (const store of others) expect(own).not.toContain(store);
  });

  it("are forgotten at sign-out, also when the same member signs in again", async () => {
    const { site, member } = await open();
    const before = await allStores(await site.member(member.id));
    await site.stores.session.signOut();
    await site.stores.session.signIn({ username: "member1", password: "secret1234" });
    const after = await allStores(await site.member(member.id));
    for (const store of after) expect(before).not.toContain(store);
  });

  it("send nothing in another member's name", async () => {
    const { site, member, house, calls } = await open();
    const before = await site.member(member.id);
    await joinHouse(house, 2, baht(50));
    await site.stores.session.signOut();
    await site.stores.session.signIn({ username: "member2", password: "secret1234" });
    await vi.waitFor(() => expect(site.stores.site.configuration.state.status).toBe("fulfilled"));
    calls.length = 0;
    await before.credit.load();
    await before.userSetting.load();
    expect(calls).toEqual([]);
    expect(site.stores.session.signedIn).toBe(true);
  });

  it("read the credit again after a lazy context's action, in the one credit store", async () => {
    const { site, member } = await open();
    const stores = await site.member(member.id);
    const { checkIn } = await stores.rewards();
    await checkIn.log.load();
    expect(stores.credit.creditSatang).toBeUndefined();
    await checkIn.claim.run(undefined);
    await vi.waitFor(() => expect(stores.credit.creditSatang).toBe(baht(1000)));
  });
});

it("stores the words of the next visit's first frame anew in another language, until the member leaves", async () => {
  const { site, member, localStorage } = await open();
  const stores = await site.member(member.id);
  await stores.credit.load();
  const key = `${brand.id}.last.${member.id}.words`;
  const words = localStorage.held.get(key);
  expect(words).toContain("1,000");
  localStorage.held.delete(key);
  await speak("en");
  // In Node the texts stay Thai.
  expect(localStorage.held.get(key)).toBe(words);
  await site.stores.session.signOut();
  await speak("th");
  expect(localStorage.held.has(key)).toBe(false);
});

describe("the member's language", () => {
  afterEach(() => speak("th"));

  const signIn = ({ site }: Awaited<ReturnType<typeof openSite>>) =>
    site.stores.session.signIn({ username: "member1", password: "secret1234" });

  async function openForVisitor() {
    const opened = await openSite();
    stops.push(opened.stop);
    return opened;
  }

  it("is told to the account in the background, and spoken on another device before its stores are there", async () => {
    const here = await open();
    await here.site.member(here.member.id);
    await here.site.stores.language.choose("en");
    await vi.waitFor(async () => expect(await here.member.service.profile()).toMatchObject({ language: "en" }));
    await speak("th");

    const there = await openForVisitor();
    await there.member.service.chooseLanguage("en");
    await signIn(there);
    await there.site.member(there.member.id);
    expect(there.site.stores.language.current).toBe("en");
    expect(there.site.stores.device.settings.language).toBe("en");
    expect(there.calls).not.toContain(`POST ${CHOOSE}`);
  });

  it("is not taken over by a session that is restored, however early its profile comes", async () => {
    const { site, member } = await open();
    site.stores.session.updateMember(member.id, { language: "en" });
    await site.member(member.id);
    expect(site.stores.language.current).toBe("th");
    expect(site.stores.device.settings.language).toBeUndefined();
  });

  it("stays on a device with a choice of its own, also when the backend cannot keep it", async () => {
    const opened = await openForVisitor();
    opened.brokenPaths.add(CHOOSE);
    await opened.member.service.chooseLanguage("en");
    await opened.site.stores.language.choose("th");
    await signIn(opened);
    await opened.site.member(opened.member.id);
    await vi.waitFor(() => expect(opened.calls).toContain(`POST ${CHOOSE}`));
    expect(opened.site.stores.language.current).toBe("th");
    expect(opened.site.stores.device.settings.language).toBe("th");
  });
});

it("takes the input rules from the brand, so the page does not refuse what an operator accepts", async () => {
  const inputRules = {
    ...DEFAULT_INPUT_RULES,
    affiliateMinimumSatang: baht(20),
    username: { minimum: 2, maximum: 30 },
  };
  const { site, member, stop } = await openSite((session) => session, { ...brand, inputRules });
  stops.push(stop);
  const stores = await site.member(member.id);
  expect((await stores.affiliate()).inputRules).toMatchObject(inputRules);

  const { draft } = await site.register();
  draft.set("username", "ab");
  expect(draft.parse("username")).toEqual({ ok: true, value: "ab" });
});
