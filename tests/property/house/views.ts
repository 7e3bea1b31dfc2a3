import type { MemberService } from "../../../adapters/house/house.ts";
import { addDays, type BangkokDate, bangkokDateOf, instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from "../../../core/wallet/model.ts";
import { withdrawalLimits } from "../../../core/wallet/withdrawal.ts";
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
  readonly read: (service: MemberService) => Promise<unknown>;
  readonly expected: Fields;
  /** What chance decides is in it, so a flow cannot expect it. */
  readonly needsDraw?: boolean;
}

/** What is read of a member in the end. */
export function viewsOf(model: NaiveHouse, member: NaiveMember): readonly View[] {
  const { lines, spins, flips } = member;
  const now = instant(model.now);
  const isToday = (at: number) => dayOf(at) === dayOf(model.now);
  const flipsOf = (game: string) => flips.filter((flip) => flip.game === game && isToday(flip.at)).length;
  const limits = withdrawalsLeft(member, model.now);
  const days = checkInOf(member, model.now);
  const shares = sharesOf(model, member);
  const latest = lines.at(-1);
  return [
    {
      call: { use: "wallet credit" },
      read: (service) => service.credit(),
      expected: { creditSatang: creditOf(member), points: pointsOf(member) },
    },
    {
      call: { use: "wallet deposit list", with: { all: true } },
      read: async (service) => ({ items: await service.depositHistory() }),
      expected: requestsOf(member, "deposit", ({ amount }) => ({ amountSatang: amount })),
    },
    {
      call: { use: "wallet withdraw list", with: { all: true } },
      read: async (service) => ({ items: await service.withdrawalHistory() }),
      expected: requestsOf(member, "withdrawal", ({ amount, attempts }) => ({
        amountSatang: amount,
        attempt: attempts.length,
      })),
    },
    {
      call: { use: "wallet deposit slips" },
      read: async (service) => ({ items: await service.slips() }),
      expected: requestsOf(member, "slip", ({ amount }) => ({ amountSatang: amount })),
    },
    {
      call: { use: "reward history" },
      read: async (service) => unwrap(await service.claims({ cursor: undefined, limit: 100 })),
      expected: requestsOf(member, "claim", ({ reward = null, price = null }) => ({
        rewardId: reward,
        pricePoints: price,
      })),
    },
    {
      call: { use: "flip-card requests" },
      read: async (service) => ({ items: await service.cardClaims() }),
      expected: requestsOf(member, "gift", ({ price = null }) => ({ pricePoints: price })),
      needsDraw: true,
    },
    {
      call: { use: "wallet withdraw limits" },
      read: async (service) => {
        const { level } = await service.level();
        const facts = { level, credit: await service.credit(), withdrawals: await service.withdrawals() };
        return { level, ...withdrawalLimits(facts, now) };
      },
      expected: { level: limits.level, per: limits.per, leftSatang: limits.amount, leftCount: limits.count },
    },
    {
      call: { use: "check-in status" },
      read: async (service) => {
        const { entries, value, valueTomorrow, today } = await service.checkIns();
        return { value, valueTomorrow, done: entries.some(({ date }) => date === today) };
      },
      expected: { value: days.points, valueTomorrow: days.tomorrow, done: days.done },
    },
    {
      call: { use: "wheel show" },
      read: (service) => service.wheel(),
      expected: { spinsLeft: 5 - spins.filter(isToday).length },
    },
    {
      call: { use: "flip-card events" },
      read: async (service) => ({ items: await service.cardEvents() }),
      expected: {
        "items[0].playsLeft": 5 - flipsOf("flip-card"),
        "items[1].playsLeft": 3 - flipsOf("flip-card-reward"),
      },
    },
    {
      call: { use: "affiliate bonus" },
      read: async (service) => {
        const to = bangkokDateOf(now);
        const { totalSatang } = await service.affiliate.downlineBonuses({ from: addDays(to, -29), to });
        return { ...(await service.affiliate.balance()), totalSatang };
      },
      expected: { balanceSatang: shares.af + shares.wl, "byType.af": shares.af, "byType.wl": shares.wl },
    },
    historyView(member, {}),
    historyView(member, { kind: HISTORY_KINDS.find((kind) => kind === latest?.kind) ?? "deposit" }),
    historyView(member, { day: bangkokDateOf(instant(latest?.at ?? model.now)) }),
    {
      call: { use: "session whoami" },
      read: (service) => service.profile(),
      expected: { level: levelOf(member, model.now), points: pointsOf(member) },
    },
  ];
}

interface Filter {
  readonly kind?: HistoryKind;
  readonly day?: BangkokDate;
}

/** Lines of the ledger, the newest first, with the balance after each of them. */
function historyView({ lines, spins }: NaiveMember, { kind, day }: Filter): View {
  const shown = lines
    .map((line, index) => ({ ...line, balance: sum(lines.slice(0, index + 1).map(({ credit }) => credit)) }))
    .filter((line) => kind === undefined || line.kind === kind)
    .filter(({ at }) => day === undefined || dayOf(at) === dayOf(Date.parse(day)));
  return {
    call: { use: "wallet history", with: { ...(kind && { kind }), ...(day && { from: day, to: day }) } },
    read: async (service) => {
      const items = await readPages(service, { kinds: kind ? [kind] : [], from: day, to: day });
      return { items: items.map((entry) => ({ ...entry, at: toIso(entry.at) })) };
    },
    expected: fieldsOf(
      "items",
      shown
        .map(({ kind: what, at, credit, points, balance }) => ({
          kind: what,
          at: toIso(instant(at)),
          creditSatang: credit,
          points,
          balanceSatang: balance,
        }))
        .reverse(),
    ),
    // A spin that gives its price back has no line.
    needsDraw: spins.length > 0,
  };
}

const LINES_A_PAGE = 7;

async function readPages(
  service: MemberService,
  query: Omit<Parameters<MemberService["history"]>[0], "cursor" | "limit">,
): Promise<readonly HistoryEntry[]> {
  const items: HistoryEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = unwrap(await service.history({ ...query, cursor, limit: LINES_A_PAGE }));
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}

/** Requests of a kind, the newest first. */
function requestsOf(
  { requests }: NaiveMember,
  kind: NaiveRequest["kind"],
  more: (request: NaiveRequest) => Fields,
): Fields {
  const newest = requests.filter((request) => request.kind === kind).reverse();
  return fieldsOf(
    "items",
    newest.map((request) => ({ status: request.status, ...more(request) })),
  );
}

/** A list as places and values. */
function fieldsOf(list: string, items: readonly Fields[]): Fields {
  const entries = items.flatMap((item, index) =>
    Object.entries(item).map(([name, value]) => [`${list}[${index}].${name}`, value] as const),
  );
  return Object.fromEntries([[`${list}.length`, items.length] as const, ...entries]);
}
