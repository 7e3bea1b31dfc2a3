import { describe, expect, it } from "vitest";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import type { Fault, Problem } from "../../../../core/shared/fault.ts";
import { baht } from "../../../../core/shared/money.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { type InboxChange, type InboxItem, type InboxPage, withInboxChange } from "../../../../core/site/inbox.ts";
import type { Requests } from "../../../../core/wallet/find-request.ts";
import type { WithdrawalRequest } from "../../../../core/wallet/model.ts";
import { InboxStore } from "../../../../web/stores/site/inbox-store.ts";
import { handTime, handVisibility, settled } from "../hand-time.ts";

const START = 1_795_000_000_000;
const FAULT: Fault = { kind: "fault", fault: "unreachable", endpoint: "", effect: "none" };

const item = (id: string, minutes: number, topic: InboxItem["topic"] = "withdrawal-rejected"): InboxItem => ({
  id,
  topic,
  at: instant(START + minutes),
  unread: true,
  reference: `W-${id}`,
  amountSatang: undefined,
  points: undefined,
  title: undefined,
  reason: "ชื่อไม่ตรง",
  body: undefined,
});

/** A backend with one inbox, and a page of it in each tab or device. */
function backend() {
  const time = handTime();
  const visibility = handVisibility();
  const items = [item("3", 3, "announcement"), item("2", 2), item("1", 1)];
  let page: InboxPage = { items, next: undefined, unread: 3, notices: items.slice(1) };
  const changes: InboxChange[] = [];
  const network: { problem: Problem | undefined; live: boolean; reads: number } = {
    problem: undefined,
    live: false,
    reads: 0,
  };
  const answer = <T>(value: () => T): Result<T, Problem> => (network.problem ? err(network.problem) : ok(value()));
  const dismissedHere: string[] = [];
  const requests: { value: Requests } = { value: { deposits: [], slips: [], withdrawals: [] } };
  const open = () =>
    new InboxStore({
      requests: () => requests.value,
      dismissed: {
        read: () => [...dismissedHere],
        add: (id) => dismissedHere.push(id),
        watch: () => () => undefined,
      },
      inbox: {
        inbox: async () => {
          network.reads += 1;
          return answer(() => page);
        },
        changeInbox: async (change) => {
          changes.push(change);
          return answer(() => {
            page = withInboxChange(page, change);
            return page.unread;
          });
        },
      },
      after: time.after,
      visibility,
      isLive: () => network.live,
    });
  return { time, visibility, changes, network, open, requests };
}

describe("the inbox store", () => {
  it("reads at once and now and then while the page is visible, and not while the backend reports changes itself", async () => {
    const { time, network, open } = backend();
    const store = open();
    const stop = store.watch();
    await settled();
    expect({ unread: store.unread, notices: store.notices.length, reads: network.reads }).toEqual({
      unread: 3,
      notices: 2,
      reads: 1,
    });
    await time.pass(60_000);
    expect(network.reads).toBe(3);
    network.live = true;
    await time.pass(300_000);
    expect(network.reads).toBe(3);
    network.live = false;
    await time.pass(30_000);
    expect(network.reads).toBe(4);
    stop();
    expect(time.waiting).toBe(0);
  });

  it("shows what is read and dismissed at once, and on another device with its next read", async () => {
    const { open, changes } = backend();
    const [here, there] = [open(), open()];
    await Promise.all([here.refresh(), there.refresh()]);
    const [news, second, first] = here.list.items ?? [];
    if (!news || !second || !first) throw new Error("the inbox has three items");
    const dismissing = here.dismiss(second);
    expect(here.notices.map(({ id }) => id)).toEqual(["1"]);
    expect(here.unread).toBe(2);
    await dismissing;
    await here.see(news);
    await here.see({ ...news, unread: false });
    expect(changes).toHaveLength(2);
    expect(here.list.items?.map(({ unread }) => unread)).toEqual([false, false, true]);
    await there.refresh();
    expect(there.list.items).toEqual(here.list.items);
    await there.seeAll();
    expect(changes[2]?.seenUpTo).toBe(news.at);
    expect({ unread: there.unread, notices: there.notices.map(({ id }) => id) }).toEqual({
      unread: 0,
      notices: ["1"],
    });
  });

  it("does not say that a request failed while the page shows its next attempt", async () => {
    const { open, requests } = backend();
    const store = open();
    await store.refresh();
    const at = instant(START);
    const rejected = { status: "rejected", at: instant(START + 2), reason: "ชื่อไม่ตรง" } as const;
    const first = { id: "W-2", amountSatang: baht(5), createdAt: at, account: undefined, intent: undefined };
    const list = (rest: Pick<WithdrawalRequest, "status" | "attempt" | "timeline">) => {
      requests.value = { deposits: [], slips: [], withdrawals: [{ ...first, ...rest }] };
    };
    list({ status: "rejected", attempt: 1, timeline: [{ status: "checking", at }, rejected] });
    expect(store.notices.map(({ reference }) => reference)).toEqual(["W-2", "W-1"]);
    const again = { status: "checking", at: instant(START + 3) } as const;
    list({ status: "checking", attempt: 2, timeline: [{ status: "checking", at }, rejected, again] });
    expect(store.notices.map(({ reference }) => reference)).toEqual(["W-1"]);
  });

  it("shows again what the backend did not hear of", async () => {
    const { open, network } = backend();
    const store = open();
    await store.refresh();
    network.problem = FAULT;
    await store.seeAll();
    expect({ unread: store.unread, notices: store.notices.length }).toEqual({ unread: 3, notices: 2 });
    expect(store.list.items?.every(({ unread }) => unread)).toBe(true);
  });

  it("shows the rejected requests that are listed where the backend has no inbox, until they are dismissed", async () => {
    const { open, network, requests } = backend();
    network.problem = { ...FAULT, fault: "not-available" };
    const at = instant(START);
    const rejected = { status: "rejected", at: instant(START + 5), reason: "ชื่อไม่ตรง" } as const;
    const common = { id: "W-1", amountSatang: baht(5), createdAt: at, account: undefined, intent: undefined };
    requests.value = {
      deposits: [],
      slips: [],
      withdrawals: [
        { ...common, status: "rejected", attempt: 1, timeline: [{ status: "checking", at }, rejected] },
        { ...common, id: "W-2", status: "paid", attempt: 1, timeline: [{ status: "paid", at }] },
      ],
    };
    const store = open();
    await store.refresh();
    expect(store.notices).toMatchObject([
      { topic: "withdrawal-rejected", reference: "W-1", reason: "ชื่อไม่ตรง", at: rejected.at },
    ]);
    const [notice] = store.notices;
    if (notice) await store.dismiss(notice);
    expect(store.notices).toEqual([]);
    const again = open();
    await again.refresh();
    expect(again.notices).toEqual([]);
  });

  it("is not available where the backend has none, and then asks no more", async () => {
    const { open, network, time } = backend();
    network.problem = { ...FAULT, fault: "not-available" };
    const store = open();
    store.watch();
    await settled();
    expect(store.available).toBe(false);
    await time.pass(600_000);
    await store.refresh();
    expect(network.reads).toBe(1);
  });
});
