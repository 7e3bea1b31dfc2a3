import { HOUR, nextMidnight, SECOND } from "../../../contracts/model/bangkok.ts";
import type { RowName } from "../../../contracts/model/rule.ts";
import { PUBLIC_VIEWS } from "../../../contracts/model/site.ts";
import type { Actor, Move, Play, Sequence } from "../engine/sequence.ts";
import { decidesLatest } from "./acts.ts";
import { leaf, sees, upTo } from "./inbox.ts";
import { moveOfOne, pick } from "./pick.ts";

async function readAll(one: Actor): Promise<void> {
  for (const { name, input } of PUBLIC_VIEWS) await one.reads<RowName>(name, input);
}

/** A deposit or a withdrawal of each amount, which staff approve. */
async function moves(play: Play, one: Actor, kind: "deposit" | "withdrawal", ...amounts: readonly number[]) {
  for (const amount of amounts) {
    await one.does(kind === "deposit" ? "requestDeposit" : "withdraw", { body: { amount } });
    await decidesLatest(play, one, kind, "approve");
  }
}

async function alone(play: Play, run: () => Promise<void>): Promise<void> {
  play.state.quiet = true;
  try {
    await run();
  } finally {
    play.state.quiet = false;
  }
}

export const SITE_SEQUENCES: readonly Sequence[] = [
  {
    id: "site/news-and-feeds",
    sentence: "News comes to whom it is for, and the feeds have exactly what was credited and paid.",
    alone: true,
    run: (play) =>
      alone(play, async () => {
        const one = await play.member({ credit: 200_000 });
        await play.pass(1);
        await readAll(one);
        await play.publish("ข่าวหนึ่ง", false);
        await play.topUp(one, 100);
        await one.observe();
        await play.publish("ข่าวสอง", true);
        const two = await play.member();
        await two.observe();
        await play.pass(SECOND);
        await play.publish("ข่าวสาม", true);
        await play.pass(SECOND);
        await play.topUp(one, 200);
        for (const each of [one, two]) {
          await each.observe();
          await readAll(each);
          for (const limit of [1, 2]) await leaf(each, limit);
          await leaf(each, 1, "news");
        }
        const [news] = await leaf(two, 2, "news");
        await sees(two, { ids: [news?.id ?? ""], dismissed: [news?.id ?? ""] });
        await one.observe();
        await moves(play, one, "deposit", 21, 22.22, 21);
        await moves(play, two, "deposit", 23);
        await one.does("requestDeposit", { body: { amount: 24 } });
        await readAll(one);
        const transfer = await play.transfer(7_700);
        await two.does("requestSlipDeposit", { body: { payload: transfer.payload, amount: 77 } });
        await readAll(two);
        await decidesLatest(play, two, "slip", "approve");
        await play.pass(SECOND);
        await moves(play, one, "withdrawal", 15.5);
        await readAll(one);
        await moves(play, two, "withdrawal", 5);
        await one.does("withdraw", { body: { amount: 8 } });
        for (const decision of ["start-paying", "reject"] as const) {
          await decidesLatest(play, one, "withdrawal", decision);
          await readAll(two);
        }
        // More than a feed has room for.
        for (let nth = 0; nth < 21; nth += 1) {
          await moves(play, two, "deposit", 30 + nth);
          if (nth % 5 === 0) await play.pass(1);
        }
        await readAll(two);
        await moves(play, two, "deposit", 99);
        await readAll(two);
        await sees(one, upTo(play.state.now));
        await play.publish("ข่าวสี่", false);
        await one.observe();
        await play.to(nextMidnight(play.state.now));
        await readAll(one);
        for (const period of ["day", "year", ""]) await one.reads("ranking", { query: { period } });
      }),
  },
  {
    id: "site/maintenance",
    sentence: "A closed site answers nobody but with what visitors read, and a key with what became of its call.",
    alone: true,
    run: (play) =>
      alone(play, async () => {
        const one = await play.member({ credit: 50_000 });
        const key = play.newKey();
        await one.does("withdraw", { body: { amount: 10 }, key });
        await play.maintain(true, play.state.now + HOUR);
        try {
          await one.reads("operation");
          await play.maintain(true);
          await one.reads("operation");
          await one.does("withdraw", { body: { amount: 10 }, key });
          await one.does("withdraw", { body: { amount: 11 } });
          await one.does("withdraw", { body: { amount: 11 }, key: play.newKey() });
          await sees(one, upTo(play.state.now));
          await readAll(one);
          await decidesLatest(play, one, "withdrawal", "approve");
          await play.pass(HOUR);
        } finally {
          await play.maintain(false);
        }
        await one.observe();
        await one.does("withdraw", { body: { amount: 11 } });
        await readAll(one);
      }),
  },
];

export const SITE_MOVES: readonly Move[] = [
  moveOfOne("a member reads what everybody reads", async (play, one) => {
    const view = pick(play, PUBLIC_VIEWS);
    if (view) await one.reads<RowName>(view.name, view.input);
  }),
  moveOfOne("a member leafs through the inbox", (play, one) =>
    leaf(one, 1 + play.random(9), pick(play, [undefined, "money", "reward", "news"])),
  ),
  moveOfOne("a member sees items of the inbox", async (play, one) => {
    const page = await one.reads("inbox", { query: { limit: "30" } });
    if (!page.ok) return;
    const item = pick(play, page.reply.items);
    const notice = pick(play, page.reply.notices);
    const at = pick(play, [item && Date.parse(item.at), undefined]) ?? play.state.now - 1 + play.random(3);
    const id = item?.id ?? "none";
    await sees(one, pick(play, [{ ids: [id] }, { dismissed: [notice?.id ?? id] }, upTo(at), {}]));
  }),
];
