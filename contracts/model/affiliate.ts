import { adopted, chosenOr, keepId, maybe, newId } from "./adopt.ts";
import { dateOf, dayOf, startOf } from "./bangkok.ts";
import { anyText, anything, baht, both, hole, inAnyOrder, type Pattern, time } from "./pattern.ts";
import { about, type Refused, type Rules, refusedFor, type View } from "./rule.ts";
import { emit, type MemberState, nextOrder, type State, sum } from "./state.ts";
import { post } from "./wallet/ledger.ts";

const TYPES = ["af", "wl"] as const;
type Type = (typeof TYPES)[number];

/** What one friend played on one Bangkok day. */
interface FriendDay {
  readonly friend: MemberState;
  readonly day: number;
  readonly staked: number;
  readonly lost: number;
}

function friendsOf(state: State, member: MemberState): readonly MemberState[] {
  return state.members.filter(({ inviter }) => inviter === member);
}

function friendDays(state: State, member: MemberState): readonly FriendDay[] {
  return friendsOf(state, member).flatMap((friend) =>
    [...new Set(friend.rounds.map(({ at }) => dayOf(at)))].map((day) => {
      const rounds = friend.rounds.filter(({ at }) => dayOf(at) === day);
      const staked = sum(rounds.map(({ bet }) => bet));
      return { friend, day, staked, lost: staked - sum(rounds.map(({ win }) => win)) };
    }),
  );
}

const CLOSES = "how long after midnight a day is closed";

/** The share of a friend's day, in ten-thousandths of the stakes or of the loss: the operator's choice. */
const rateOf = (state: State, type: Type) => chosenOr<number | undefined>(state, `share of ${type}`, undefined);

/** Whether nobody has learned a share yet that this member's friends earn. */
function isUnknown(state: State, member: MemberState): boolean {
  return friendDays(state, member).length > 0 && TYPES.some((type) => rateOf(state, type) === undefined);
}

function earnedOn(state: State, { day, staked, lost }: FriendDay, type: Type): number {
  const isClosed = state.now >= startOf(day + 1) + chosenOr(state, CLOSES, 0);
  const base = type === "af" ? staked : isClosed ? Math.max(0, lost) : 0;
  return Math.floor((base * (rateOf(state, type) ?? 0)) / 10_000);
}

/** What the member can withdraw of one type. */
export function earningsLeft(state: State, member: MemberState, type: Type): number {
  const taken = member.affiliateWithdrawals.filter((each) => each.type === type).map(({ amount }) => amount);
  return Math.max(0, sum(friendDays(state, member).map((day) => earnedOn(state, day, type))) - sum(taken));
}

/** A friend's name as the inviter sees it: the mask is the backend's own, and never the whole name. */
function maskOf(state: State, { username }: MemberState): Pattern {
  const isMasked = hole("a masked name", (got) => typeof got === "string" && got !== "" && !got.includes(username));
  return adopted(state, `the mask of ${username}`, isMasked);
}

const maskGiven = (state: State, { username }: MemberState) => chosenOr(state, `the mask of ${username}`, "");

export const affiliateRules = {
  affiliateCode: {
    says: "Each member has one code, which is nobody else's.",
    ...about("3 Affiliate", ["username"]),
    answers: ({ state, member }) => ({
      reply: { code: adopted(state, `code of ${member.username}`, anyText) },
      apply({ code }) {
        const owner = chosenOr(state, `owner of code ${code}`, member.username);
        state.adopted.set(`owner of code ${code}`, owner);
      },
    }),
  },
  affiliateBonus: {
    says: "The balance is what friends' play has earned, of their stakes at once and of a day's loss when the day is closed, without what was withdrawn.",
    ...about("3 Affiliate", ["rounds", "affiliateWithdrawals", "now"]),
    answers({ state, member }) {
      const [af, wl] = [earningsLeft(state, member, "af"), earningsLeft(state, member, "wl")];
      if (isUnknown(state, member))
        return { reply: hole("a balance", () => true), apply: (reply) => learn(state, member, reply) };
      return {
        reply: { balance: baht(af + wl), byType: maybe(state, "affiliate.byType", { af: baht(af), wl: baht(wl) }) },
      };
    },
  },
  affiliateDownline: {
    says: "The friends who registered with the code, under masked names, the newest first.",
    ...about("3 Affiliate", ["members"]),
    answers: ({ state, member }) => ({
      reply: friendsOf(state, member)
        .toReversed()
        .map((friend) => ({
          username: maskOf(state, friend),
          joinedAt: maybe(state, "downline.joinedAt", time(friend.joinedAt)),
        })),
    }),
  },
  affiliateWithdraw: {
    says: "Affiliate money of one type moves to the credit, at most its balance.",
    ...about("7 Affiliate", ["rounds", "affiliateWithdrawals"], ["affiliateWithdrawals", "lines"]),
    answers({ state, member, body, key }) {
      const { type } = body;
      const amount = Math.round(body.amount * 100);
      const [af, wl] = [earningsLeft(state, member, "af"), earningsLeft(state, member, "wl")];
      const least = chosenOr<number | undefined>(state, "affiliate.minimum", undefined);
      const reasons = refusedFor([
        (least === undefined ? amount < 100_000 : amount < least) && "amount-below-minimum",
        amount > (type === "af" ? af : wl) && "affiliate-insufficient",
      ]);
      if (reasons) {
        return {
          ...reasons,
          apply({ code, facts }: Refused) {
            const given = facts["minimumSatang"];
            if (code === "amount-below-minimum" && typeof given === "number")
              state.adopted.set("affiliate.minimum", given);
          },
        };
      }
      const at = state.now;
      return {
        reply: {
          id: newId(state, "affiliate withdrawal"),
          amount: baht(amount),
          type,
          balance: maybe(state, "affiliate.balance", baht(af + wl - amount)),
          at: time(at),
          idempotencyKey: maybe(state, "affiliate.idempotencyKey", key),
        },
        apply({ id }) {
          keepId(state, "affiliate withdrawal", id);
          member.affiliateWithdrawals.push({ id, type, amount, at, order: nextOrder(state), key });
          post(state, member, { kind: "affiliate", credit: amount, reference: id });
          emit(member, "credit");
        },
      };
    },
  },
  downlineBonus: {
    says: "Each friend who played in the range has what they staked and earned on its Bangkok days; the total is their sum.",
    ...about("3 Affiliate", ["rounds", "now"]),
    answers({ state, member, body: { start, end } }) {
      if (isUnknown(state, member)) return { reply: anything };
      const days = friendDays(state, member).filter(({ day }) => dateOf(day) >= start && dateOf(day) <= end);
      const bonusOf = (each: FriendDay) => sum(TYPES.map((type) => earnedOn(state, each, type)));
      const users = [...new Set(days.map(({ friend }) => friend))].map((friend) => {
        const own = days.filter((each) => each.friend === friend);
        const staked = baht(sum(own.map((each) => each.staked)));
        const given = { bonus: baht(sum(own.map(bonusOf))), staked: maybe(state, "downline.staked", staked) };
        return [maskGiven(state, friend), given] as const;
      });
      // Another list shows who is behind a mask. The keys of two with one mask are the backend's own.
      const known = users.filter(([mask]) => mask !== "" && users.filter(([other]) => other === mask).length === 1);
      return {
        reply: {
          downline_users: both(
            Object.fromEntries(known),
            hole(`${users.length} friends`, (got) => Object.keys(Object(got)).length === users.length),
          ),
          total_bonus: baht(sum(days.map(bonusOf))),
        },
      };
    },
  },
  affiliateLog: {
    says: "The log of a type has one entry for each friend and Bangkok day with a share, and one for each withdrawal, the newest first.",
    ...about("3 Affiliate", ["rounds", "affiliateWithdrawals", "now"]),
    answers({ state, member, body: { type, start, end } }) {
      if (isUnknown(state, member)) return { reply: anything };
      const isIn = (day: number) => dateOf(day) >= start && dateOf(day) <= end;
      const earnings = friendDays(state, member).filter((each) => isIn(each.day) && earnedOn(state, each, type) > 0);
      const withdrawals = member.affiliateWithdrawals.filter((each) => each.type === type && isIn(dayOf(each.at)));
      const entries: readonly Pattern[] = [
        ...earnings.map((each) => ({
          type,
          // Of today so far, or the day's last moment.
          at: time(Math.min(state.now, startOf(each.day + 1) - 1)),
          amount: baht(earnedOn(state, each, type)),
          idempotencyKey: undefined,
          // What is adopted comes last: another entry, which does not fit, must leave nothing behind.
          title: maskOf(state, each.friend),
          id: adopted(state, `the entry ${type} ${each.day} of ${each.friend.username}`, anyText),
        })),
        ...withdrawals.map(({ id, at, amount, key }) => ({
          id,
          type,
          at: time(at),
          amount: baht(0 - amount),
          title: undefined,
          idempotencyKey: maybe(state, "affiliate.idempotencyKey", key),
        })),
      ];
      const newestFirst = hole("the newest first", (got) => {
        const times = (got as readonly { readonly at: string }[]).map(({ at }) => Date.parse(at));
        return times.every((at, index) => index === 0 || at <= Number(times[index - 1]));
      });
      return { reply: both(inAnyOrder(entries), newestFirst) };
    },
  },
} satisfies Partial<Rules>;

/** Finds the shares in the first balance that has them: a large stake leaves one number that fits. */
function learn(
  state: State,
  member: MemberState,
  { byType }: { readonly byType?: { readonly af: number; readonly wl: number } | null | undefined },
): void {
  const [only, more] = friendDays(state, member);
  if (!byType || !only || more || member.affiliateWithdrawals.length > 0) return;
  const rate = (part: number, of: number) => Math.round((part * 100 * 10_000) / of);
  if (rateOf(state, "af") === undefined && only.staked >= 100_000) {
    state.adopted.set("share of af", rate(byType.af, only.staked));
  }
  if (rateOf(state, "wl") === undefined && only.lost >= 100_000 && byType.wl > 0) {
    state.adopted.set("share of wl", rate(byType.wl, only.lost));
    state.adopted.set(CLOSES, state.now - startOf(only.day + 1));
  }
}

export function affiliateViews({ now }: State): readonly View[] {
  const [start, end] = [dateOf(dayOf(now) - 60), dateOf(dayOf(now))];
  return [
    { name: "affiliateCode" },
    { name: "affiliateBonus" },
    { name: "affiliateDownline" },
    { name: "downlineBonus", input: { body: { start, end } } },
    { name: "downlineBonus", input: { body: { start: end, end } } },
    { name: "affiliateLog", input: { body: { type: "af", start, end } } },
    { name: "affiliateLog", input: { body: { type: "wl", start, end } } },
  ];
}
