import { DAY, MINUTE, SECOND } from "../../../contracts/model/bangkok.ts";
import type { BodyOf, ReplyOf } from "../../../contracts/model/rule.ts";
import { ofKind } from "../../../contracts/model/wallet/requests.ts";
import type { Actor, Play, Sequence } from "../engine/sequence.ts";
import { decidesLatest } from "./acts.ts";

type Item = ReplyOf<"inbox">["items"][number] | ReplyOf<"activity">["items"][number];

/** Reads a list page by page. */
async function leafAll(
  one: Actor,
  name: "inbox" | "activity",
  limit: number,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let cursor = "", pages = 0; pages < 60; pages += 1) {
    const page = await one.reads(name, { query: { limit: String(limit), ...more, ...(cursor && { cursor }) } });
    if (page.ok) items.push(...page.reply.items);
    if (!page.ok || !page.reply.next) return items;
    cursor = page.reply.next;
  }
  return items;
}

/** Reads the inbox, or a group of it, page by page. */
export function leaf(one: Actor, limit: number, group?: string) {
  return leafAll(one, "inbox", limit, group === undefined ? {} : { group });
}

export function sees(one: Actor, body: BodyOf<"seeInbox">) {
  return one.does("seeInbox", { body });
}

/** Up to a time. */
export const upTo = (at: number) => ({ upTo: new Date(at).toISOString() });

/** A rejected deposit, a rejected withdrawal and what staff gave. */
async function history(play: Play, one: Actor): Promise<void> {
  for (const decision of ["reject", "approve", "reject"] as const) {
    await one.does("requestDeposit", { body: { amount: 50.25 }, key: play.newKey() });
    await decidesLatest(play, one, "deposit", decision);
    await play.pass(SECOND);
  }
  await one.does("withdraw", { body: { amount: 12 } });
  await decidesLatest(play, one, "withdrawal", "reject");
  await play.pass(SECOND);
}

/** The base point of P-256: any point of the curve is a key. */
const POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

export const INBOX_SEQUENCES: readonly Sequence[] = [
  {
    id: "inbox/what-was-seen",
    sentence: "What a member saw is read on every device, up to a time or one by one, and a closed rejection is gone.",
    async run(play) {
      const one = await play.member({ credit: 10_000, points: 7 });
      const other = await play.member({ credit: 5_000 });
      await history(play, one);
      const second = await play.signsIn(one, "a new device");
      await second.observe();
      await play.pass(1);
      const items = await leaf(one, 100);
      const ids = items.map(({ id }) => id);
      const topicOf = (item: Item) => ("topic" in item ? item.topic : "");
      const oldest = items.findLast((item) => topicOf(item) !== "announcement");
      const closable = items.filter((item) => topicOf(item).endsWith("-rejected")).map(({ id }) => id);
      const [closed = "no-item", another = "no-item"] = closable;
      await sees(one, {});
      await sees(other, { ids, dismissed: closable });
      await sees(one, { ids: ["no-item"], dismissed: [ids[0] ?? "no-item", "no-item"] });
      await sees(one, { ids: [another] });
      await sees(second, { dismissed: [closed] });
      await sees(one, { dismissed: [closed, another] });
      const [rejected] = ofKind(one.member, "withdrawal");
      if (rejected) await one.does("retryWithdraw", { body: { id: rejected.id } });
      await play.topUp(one, 500);
      const first = Date.parse(oldest?.at ?? "");
      for (const at of [first - 1, first]) await sees(one, upTo(at));
      await sees(second, upTo(play.state.now - 1));
      await sees(one, upTo(play.state.now + DAY));
      await play.topUp(one, 600);
      await one.observe();
      await play.pass(1);
      await play.topUp(one, 700);
      await one.observe();
      await sees(second, upTo(first));
      for (const length of [101, 100]) await sees(one, { ids: Array.from({ length }, () => "x") });
      await one.reads("inbox", { query: { group: "gossip" } });
      for (const group of ["money", "reward", "news"]) await leaf(second, 2, group);
    },
  },
  {
    id: "inbox/pages",
    sentence: "Pages have every item once, also while new ones come; a cursor of another list or member is refused.",
    async run(play) {
      const one = await play.member();
      const two = await play.member();
      for (let nth = 1; nth <= 21; nth += 1) {
        await play.topUp(one, nth * 100);
        if (nth % 4 === 0) await play.pass(1);
      }
      await one.observe();
      for (const limit of [1, 7, 100]) await leaf(one, limit);
      // A page begins after an item, also when another one has come on top.
      for (const name of ["inbox", "activity"] as const) {
        const first = await one.reads(name, { query: { limit: "5" } });
        await one.reads(name);
        const cursor = (first.ok && first.reply.next) || "";
        await play.pass(1);
        await play.topUp(one, 99);
        for (const each of [cursor, "no-cursor"]) await one.reads(name, { query: { limit: "5", cursor: each } });
        for (const limit of ["0", "101", "x"]) await one.reads(name, { query: { limit } });
      }
      await leafAll(one, "activity", 3);
      await two.observe();
    },
  },
  {
    id: "inbox/what-is-written-down",
    sentence: "Every call that moves money is written down with its outcome, whoever made it and however often.",
    async run(play) {
      const one = await play.member({ credit: 3_000 });
      const two = await play.member();
      const key = play.newKey();
      for (const amount of [25.5, 25.5, 26]) await one.does("requestDeposit", { body: { amount }, key });
      await one.does("requestDeposit", { body: { amount: 31 } });
      const [request] = ofKind(one.member, "deposit");
      if (!request) return;
      await two.does("cancelDeposit", { body: { id: request.id } });
      await play.decides("start-paying", request);
      await one.does("confirmTransfer", { body: { id: request.id }, key: play.newKey() });
      await play.pass(MINUTE);
      for (const decision of ["approve", "reject"] as const) await play.decides(decision, request);
      await one.does("cancelDeposit", { body: { id: request.id } });
      await one.does("withdraw", { body: { amount: 9_999 } });
      await one.does("withdraw", { body: { amount: 9.99 }, key: play.newKey() });
      await decidesLatest(play, one, "withdrawal", "start-paying", "reject");
      const [withdrawal] = ofKind(one.member, "withdrawal");
      await one.does("retryWithdraw", { body: { id: withdrawal?.id ?? "none" }, key: play.newKey() });
      const transfer = await play.transfer(4_444);
      const body = { payload: transfer.payload, amount: 44.44 };
      for (let nth = 1; nth <= 2; nth += 1) await one.does("requestSlipDeposit", { body });
      for (const level of [5, undefined] as const) await play.grantLevel(one, level);
      await one.observe();
    },
  },
  {
    id: "inbox/what-a-stream-tells",
    sentence: "An open page hears each change of its member, and after a break all that came since, and nobody else's.",
    async run(play) {
      const one = await play.member({ credit: 5_000 });
      const two = await play.member();
      const first = await play.listens(one);
      const other = await play.listens(two);
      await one.does("requestDeposit", { body: { amount: 60 } });
      const asked = await play.listens(one, first);
      await decidesLatest(play, one, "deposit", "approve");
      const credited = await play.listens(one, asked);
      await one.does("withdraw", { body: { amount: 5 } });
      const taken = await play.listens(one, credited);
      const [withdrawal] = ofKind(one.member, "withdrawal");
      if (withdrawal) await play.decides("reject", withdrawal);
      const returned = await play.listens(one, taken);
      if (withdrawal) await one.does("retryWithdraw", { body: { id: withdrawal.id } });
      const transfer = await play.transfer(5_500);
      await one.does("requestSlipDeposit", { body: { payload: transfer.payload, amount: 55 } });
      const again = await play.listens(one, returned);
      await play.listens(one, returned);
      await decidesLatest(play, one, "slip", "approve");
      await play.pass(1);
      await sees(one, upTo(play.state.now));
      await play.listens(one, again);
      for (const amount of [61, 62]) {
        await one.does("requestDeposit", { body: { amount } });
        await decidesLatest(play, one, "deposit", "reject");
      }
      const unheard = await play.listens(two, other);
      await play.topUp(two, 700);
      const given = await play.listens(two, unheard);
      await play.member({ inviter: two });
      await play.listens(two, given);
      await play.listens(one, first);
    },
  },
  {
    id: "inbox/pushes-of-a-device",
    sentence: "Each device has its own pushes, at an address that belongs to it alone.",
    async run(play) {
      const one = await play.member();
      const second = await play.signsIn(one, "a new device");
      const to = (endpoint: string) => ({ body: { endpoint, p256dh: POINT, auth: "a".repeat(22) } });
      for (const host of ["http://push.example.com", "https://localhost", "https://127.0.0.1", "https://10.0.0.1"])
        await one.does("subscribePush", to(`${host}/x`));
      for (const each of [one, second]) {
        await each.does("subscribePush", to("https://push.example.com/x"));
        for (const other of [one, second]) await other.observe();
      }
      await one.does("subscribePush", to("https://push.example.com/y"));
      for (let nth = 1; nth <= 2; nth += 1) await second.does("unsubscribePush");
      await one.observe();
    },
  },
];
