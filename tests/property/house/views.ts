import type { MemberService } from "../../../adapters/house/member-service.ts";
import { addDays, bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import { withdrawalLimits } from "../../../core/wallet/withdrawal-limits.ts";
import { unwrap } from "../../adapters/house/test-house.ts";
import {
  checkInOf,
  creditOf,
  dayOf,
  levelOf,
  type NaiveHouse,
  type NaiveMember,
  type NaiveRequest,
  pointsOf,
  sharesOf,
  sum,
  withdrawalsLeft,
} from "./naive-house.ts";
import type { Fields, FlowCall } from "./planned.ts";

/** One thing that a member can read: as the flow asks for it, as the house answers, and as the model has it. */
export interface View {
  readonly call: FlowCall;
  readonly read: (service: MemberService, model: NaiveHouse) => Promise<unknown>;
  readonly expected: (model: NaiveHouse, member: NaiveMember) => Fields;
}

const requests =
  (kind: NaiveRequest["kind"], more: (request: NaiveRequest) => Fields) =>
  (_: NaiveHouse, member: NaiveMember): Fields => {
    const newest = member.requests.filter((request) => request.kind === kind).reverse();
    return fieldsOf(
      "items",
      newest.map((request) => ({ status: request.status, ...more(request) })),
    );
  };

/** What is read of each member in the end. */
export const VIEWS: readonly View[] = [
  {
    call: { use: "wallet credit" },
    read: (service) => service.credit(),
    expected: (_, member) => ({ creditSatang: creditOf(member), points: pointsOf(member) }),
  },
  {
    call: { use: "wallet deposit list", with: { all: true } },
    read: async (service) => ({ items: await service.depositHistory() }),
    expected: requests("deposit", ({ amount }) => ({ amountSatang: amount })),
  },
  {
    call: { use: "wallet withdraw list", with: { all: true } },
    read: async (service) => ({ items: await service.withdrawalHistory() }),
    expected: requests("withdrawal", ({ amount, attempts }) => ({ amountSatang: amount, attempt: attempts.length })),
  },
  {
    call: { use: "wallet deposit slips" },
    read: async (service) => ({ items: await service.slips() }),
    expected: requests("slip", ({ amount }) => ({ amountSatang: amount })),
  },
  {
    call: { use: "reward history" },
    read: async (service) => unwrap(await service.claims({ cursor: undefined, limit: 100 })),
    expected: requests("claim", ({ reward = null, price = null }) => ({ rewardId: reward, pricePoints: price })),
  },
  {
    call: { use: "wallet withdraw limits" },
    read: async (service, { now }) => {
      const { level } = await service.level();
      const facts = { level, credit: await service.credit(), withdrawals: await service.withdrawals() };
      return { level, ...withdrawalLimits(facts, instant(now)) };
    },
    expected: ({ now }, member) => {
      const { level, per, amount, count } = withdrawalsLeft(member, now);
      return { level, per, leftSatang: amount, leftCount: count };
    },
  },
  {
    call: { use: "check-in status" },
    read: async (service) => {
      const { entries, value, valueTomorrow, today } = await service.checkIns();
      return { value, valueTomorrow, done: entries.some(({ date }) => date === today) };
    },
    expected: ({ now }, member) => {
      const { done, points, tomorrow } = checkInOf(member, now);
      return { value: points, valueTomorrow: tomorrow, done };
    },
  },
  {
    call: { use: "wheel show" },
    read: (service) => service.wheel(),
    expected: ({ now }, { spins }) => ({
      spinsLeft: 5 - spins.filter((at) => dayOf(at) === dayOf(now)).length,
    }),
  },
  {
    call: { use: "flip-card events" },
    read: async (service) => ({ items: await service.cardEvents() }),
    expected: ({ now }, { flips }) => {
      const today = (game: string) =>
        flips.filter((flip) => flip.game === game && dayOf(flip.at) === dayOf(now)).length;
      return { "items[0].playsLeft": 5 - today("flip-card"), "items[1].playsLeft": 3 - today("flip-card-reward") };
    },
  },
  {
    call: { use: "affiliate bonus" },
    read: async (service, { now }) => {
      const today = bangkokDateOf(instant(now));
      const { totalSatang } = await service.affiliate.downlineBonuses({ from: addDays(today, -29), to: today });
      return { ...(await service.affiliate.balance()), totalSatang };
    },
    expected: (model, member) => {
      const { af, wl } = sharesOf(model, member);
      return { balanceSatang: af + wl, "byType.af": af, "byType.wl": wl };
    },
  },
  {
    call: { use: "wallet history" },
    read: async (service) => {
      const query = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 100 };
      return unwrap(await service.history(query));
    },
    expected: (_, { lines }) => {
      const shown = lines.map(({ kind, credit, points }, index) => ({
        kind,
        creditSatang: credit,
        points,
        balanceSatang: sum(lines.slice(0, index + 1).map((line) => line.credit)),
      }));
      return fieldsOf("items", shown.reverse());
    },
  },
  {
    call: { use: "session whoami" },
    read: (service) => service.profile(),
    expected: ({ now }, member) => ({ level: levelOf(member, now), points: pointsOf(member) }),
  },
];

/** A list as places and values. */
function fieldsOf(list: string, items: readonly Fields[]): Fields {
  const entries = items.flatMap((item, index) =>
    Object.entries(item).map(([name, value]) => [`${list}[${index}].${name}`, value] as const),
  );
  return Object.fromEntries([[`${list}.length`, items.length] as const, ...entries]);
}
