import { adopted, chosenOr, maybe } from "../adopt.ts";
import { dateOf, dayOf, monthOf } from "../bangkok.ts";
import { page } from "../pages.ts";
import { anyText, baht, hole, type Pattern, textOrNothing, time } from "../pattern.ts";
import { about, type Rules, type View } from "../rule.ts";
import { type LineState, type MemberState, nextOrder, type State, sum } from "../state.ts";

/** Adds a line to the ledger: nothing else changes credit and points. */
export function post(
  state: State,
  member: MemberState,
  line: Pick<LineState, "kind" | "reference"> & Partial<Pick<LineState, "at" | "credit" | "points">>,
): void {
  member.lines.push({ at: state.now, credit: 0, points: 0, ...line, order: nextOrder(state) });
}

export function creditOf({ lines }: MemberState): number {
  return sum(lines.map(({ credit }) => credit));
}

export function pointsOf({ lines }: MemberState): number {
  return sum(lines.map(({ points }) => points));
}

export type LevelName = "silver" | "gold" | "platinum" | "diamond" | "vip";

/** What deposits add up to: ever, and in the Bangkok month of a time. */
function depositsOf({ lines }: MemberState, now: number): { readonly total: number; readonly inMonth: number } {
  const deposits = lines.filter(({ kind }) => kind === "deposit");
  const month = monthOf(dayOf(now));
  return {
    total: sum(deposits.map(({ credit }) => credit)),
    inMonth: sum(deposits.filter(({ at }) => monthOf(dayOf(at)) === month).map(({ credit }) => credit)),
  };
}

/** By id: two ids are named vip, and no deposits earn them (spec section 9). */
const NAMES: readonly LevelName[] = ["silver", "gold", "platinum", "diamond", "vip", "vip"];

const PLATINUM = "what counts for platinum";

/** 1 to 6. Diamond counts the deposits of the month; whether platinum does, too, is the operator's choice. */
export function levelIdOf(state: State, member: MemberState): number {
  const basis = chosenOr(state, PLATINUM, "all deposits");
  return levelIdBy(member, state.now, basis);
}

function levelIdBy(member: MemberState, now: number, basis: string): number {
  if (member.grantedLevel === 5 || member.grantedLevel === 6) return member.grantedLevel;
  const { total, inMonth } = depositsOf(member, now);
  const forPlatinum = basis === "all deposits" ? total : inMonth;
  return inMonth >= 100_000_000 ? 4 : forPlatinum >= 30_000_000 ? 3 : total >= 5_000_000 ? 2 : 1;
}

/** The id of the level as a reply has it. The first one that depends on what counts for platinum says what counts. */
export function levelShown(state: State, member: MemberState): Pattern {
  const byAll = levelIdBy(member, state.now, "all deposits");
  const byMonth = levelIdBy(member, state.now, "the month's");
  if (byAll === byMonth || state.adopted.has(PLATINUM)) return levelIdOf(state, member);
  return hole(`${byAll} or ${byMonth}`, (got) => {
    if (got !== byAll && got !== byMonth) return false;
    state.adopted.set(PLATINUM, got === byAll ? "all deposits" : "the month's");
    return true;
  });
}

export function levelOf(state: State, member: MemberState): LevelName {
  return NAMES[levelIdOf(state, member) - 1] ?? "silver";
}

/** The oldest line first, with the credit after each. */
function withBalances({ lines }: MemberState): readonly (LineState & { readonly balance: number })[] {
  let balance = 0;
  return lines.map((line) => {
    balance += line.credit;
    return { ...line, balance };
  });
}

export const ledgerRules = {
  getCredit: {
    says: "The credit is the sum of the ledger, the points are the sum of its points, and both have the time of the call.",
    ...about("7 User", ["lines", "now"]),
    answers: ({ state, member }) => ({
      reply: {
        credit: baht(creditOf(member)),
        point: pointsOf(member),
        at: maybe(state, "credit.at", time(state.now)),
      },
    }),
  },
  transactionHistory: {
    says: "The ledger has one line for each movement of credit or points, the newest first, with the credit after it; kinds and Bangkok days filter it.",
    ...about("2 Member area", ["lines"]),
    answers({ state, member, body: { kinds, from, to, cursor, limit } }) {
      const lines = withBalances(member).filter(
        ({ kind, at }) =>
          (kinds === undefined || (kinds as readonly string[]).includes(kind)) &&
          (from === undefined || dateOf(dayOf(at)) >= from) &&
          (to === undefined || dateOf(dayOf(at)) <= to),
      );
      return page({
        name: "ledger",
        state,
        member,
        items: lines.toReversed(),
        order: ({ order }) => order,
        cursor,
        limit,
        pattern: ({ kind, at, credit, points, reference, balance, order }) => ({
          id: adopted(state, `the id of line ${order} of ${member.username}`, anyText),
          kind,
          at: time(at),
          amount: baht(credit),
          point: points,
          balance: maybe(state, "ledger.balance", baht(balance)),
          reference,
          title: textOrNothing,
        }),
      });
    },
  },
  level: {
    says: "The level follows from the credited deposits: gold from 50,000 baht, platinum from 300,000, diamond from 1,000,000 in the Bangkok month; vip is given by staff only.",
    ...about("9", ["lines", "grantedLevel", "now"]),
    answers({ state, member }) {
      const { total, inMonth } = depositsOf(member, state.now);
      return {
        reply: { level: levelShown(state, member), totalDeposit: baht(total), monthDeposit: baht(inMonth) },
      };
    },
  },
} satisfies Partial<Rules>;

export function ledgerViews(member: MemberState, { now }: State): readonly View[] {
  const [today, yesterday] = [dateOf(dayOf(now)), dateOf(dayOf(now) - 1)];
  const kind = member.lines.at(-1)?.kind;
  return [
    { name: "getCredit", input: { body: { balanceType: "credit" } } },
    { name: "getCredit", input: { body: { balanceType: "point" } } },
    { name: "level" },
    { name: "transactionHistory", input: { body: { limit: 100 } } },
    { name: "transactionHistory", input: { body: { limit: 100, from: today } } },
    { name: "transactionHistory", input: { body: { limit: 100, to: yesterday } } },
    ...(kind === undefined
      ? []
      : [{ name: "transactionHistory", input: { body: { limit: 2, kinds: [kind] } } } as View]),
  ];
}
