import { adopted, chosenOr, inOneOrder, maybe, newId } from "./adopt.ts";
import { dateOf, dayOf, dayOfMonth, monthOf } from "./bangkok.ts";
import { page } from "./pages.ts";
import { among, anyText, anything, both, difference, hole, holeOf, listOf, type Pattern, time } from "./pattern.ts";
import { addClaim, type WirePrize, worthOf } from "./rewards.ts";
import { type Asked, about, type Expected, type ReplyOf, type Rules, refusedFor, type View } from "./rule.ts";
import { type CheckInState, emit, type MemberState, nextOrder, type State } from "./state.ts";
import { pointsOf, post } from "./wallet/ledger.ts";

/** How many days in a row a check-in of a day makes, done or not. */
function inARowOn({ checkIns }: MemberState, day: number): number {
  const last = checkIns.at(-1);
  if (last?.day === day) return last.inARow;
  return last?.day === day - 1 ? last.inARow + 1 : 1;
}

/** The points of the nth day in a row: the operator's choice, and the same for everybody. */
const pointsOn = (state: State, nth: number): Pattern => adopted(state, `points of check-in ${nth} in a row`, anything);

const chance = hole("a chance from 0 to 1", (got) => typeof got === "number" && got >= 0 && got <= 1);
const count = hole("a whole number, 0 or more", (got) => Number.isInteger(got) && Number(got) >= 0);

interface Chance {
  readonly prize: WirePrize;
  readonly chance: number;
}

/** Parts with chances that add up to 1. */
const chances = hole("chances that add up to 1", (got) => {
  const total = (got as readonly Chance[]).reduce((sum, each) => sum + each.chance, 0);
  return Math.abs(total - 1) < 1e-9;
});

interface Segment extends Chance {
  readonly id: string;
}

interface CardEvent {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly cards: number;
  readonly prizes: readonly Chance[];
  readonly price: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What is left of a number a day that the backend chose. Undefined for a backend that does not say it. */
function leftOf(state: State, name: string, used: number): Pattern {
  return hole(`what is left of ${name}`, (got) => {
    if (got === undefined || got === null) return !state.strict;
    const whole = chosenOr<number>(state, name, Number(got) + used);
    state.adopted.set(name, whole);
    return got === Math.max(0, whole - used);
  });
}

const hasLeft = (state: State, name: string, used: number) => chosenOr<number>(state, name, used + 1) > used;

/** Where a backend does not say how many there are a day, any one but the first may be one too many. */
function perhapsNoneLeft(state: State, name: string, used: number, code: string): readonly string[] {
  return used > 0 && !state.adopted.has(name) ? [code] : [];
}

const today = (state: State) => (each: { readonly at: number }) => dayOf(each.at) === dayOf(state.now);

export const drawRules = {
  checkInLog: {
    says: "The log has the check-ins of this Bangkok month; the points of today and tomorrow follow from the number of days in a row.",
    ...about("4 Check-in", ["checkIns", "now"]),
    answers({ state, member }) {
      const day = dayOf(state.now);
      const nth = inARowOn(member, day);
      const month = member.checkIns.filter((each) => monthOf(each.day) === monthOf(day));
      return {
        reply: {
          gameLog: inOneOrder(state, "order of check-ins", month.map(entryPattern)),
          today: maybe(state, "checkInLog.today", dateOf(day)),
          gameValue: pointsOn(state, nth),
          gameValueTomorrow: pointsOn(state, nth + 1),
        },
      };
    },
  },
  checkIn: {
    says: "A member checks in once a Bangkok day and gets the points of so many days in a row; a missed day starts over.",
    ...about("4 Check-in", ["checkIns", "now"], ["checkIns", "lines"]),
    answers({ state, member }) {
      const day = dayOf(state.now);
      if (member.checkIns.at(-1)?.day === day) return { refused: ["check-in-done"] };
      const inARow = inARowOn(member, day);
      return {
        reply: {
          gameLog: { json: dayPattern(day) },
          gameValue: pointsOn(state, inARow),
          gameValueTomorrow: pointsOn(state, inARow + 1),
        },
        apply({ gameLog, gameValue }) {
          const points = Number(gameValue ?? 0);
          member.checkIns.push({ day, points, inARow, id: gameLog.id });
          if (points > 0) post(state, member, { kind: "check-in", points, reference: String(gameLog.id) });
          emit(member, "credit");
        },
      };
    },
  },
  wheel: {
    says: "All members see one wheel, whose chances add up to 1, and how many spins are left of the Bangkok day.",
    ...about("7 Wheel", ["spins", "now"]),
    answers: ({ state, member }) => ({
      reply: {
        segments: adopted(
          state,
          "wheel.segments",
          both(listOf({ id: anyText, label: anyText, prize: anything, chance }, { least: 1 }), chances),
        ),
        price: adopted(state, "wheel.price", count),
        spinsLeft: leftOf(state, "spins a day", member.spins.filter(today(state)).length),
      },
    }),
  },
  spinWheel: {
    says: "A spin takes its price in points and adds the prize of one segment at once, as often a Bangkok day as the wheel says.",
    ...about("7 Wheel", ["spins", "lines", "now"], ["spins", "lines"]),
    answers({ state, member, key }) {
      const price = chosenOr<number>(state, "wheel.price", 0);
      const used = member.spins.filter(today(state)).length;
      const orRefused = perhapsNoneLeft(state, "spins a day", used, "wheel-no-spins-left");
      const refused = refusedFor([
        !hasLeft(state, "spins a day", used) && "wheel-no-spins-left",
        price > pointsOf(member) && "points-insufficient",
      ]);
      if (refused) return { refused: [...refused.refused, ...orRefused] };
      const segments = chosenOr<readonly Segment[]>(state, "wheel.segments", []).filter((each) => each.chance > 0);
      const before = pointsOf(member);
      return {
        or: { refused: orRefused },
        reply: holeOf("a spin that the chances allow", (got) => {
          const { segmentId } = Object(got);
          const segment = segments.find(({ id }) => id === segmentId);
          if (!segment) return { path: "segmentId", expected: "a segment with a chance", got: segmentId };
          return difference(
            {
              id: newId(state, "spin"),
              prize: { ...segment.prize },
              point: before - price + worthOf(segment.prize).points,
              at: time(state.now),
              idempotencyKey: maybe(state, "spin.idempotencyKey", key),
            },
            got,
          );
        }),
        apply(reply) {
          drawn(state, member, "wheel", reply, price, true);
          member.spins.push({
            at: state.now,
            order: nextOrder(state),
            reply: { ...reply },
          });
        },
      };
    },
  },
  wheelLog: {
    says: "The log has all spins of the member as they were answered, the newest first.",
    ...about("7 Wheel", ["spins"]),
    answers: ({ state, member, body: { cursor, limit } }) =>
      page({
        name: "spins",
        state,
        member,
        items: member.spins.toReversed(),
        order: ({ order }) => order,
        cursor,
        limit,
        pattern: ({ reply }) => reply,
      }),
  },
  gameEvents: {
    says: "All members see the card events of this moment, whose chances add up to 1, and how many cards of each are left of the Bangkok day.",
    ...about("7 Flip card", ["flips", "now"]),
    answers: ({ state, member }) => ({
      reply: both(
        listOf(
          holeOf("a card event as everybody sees it", (got) => {
            const { playsLeft, ...fixed } = Object(got);
            const shape = {
              game: anyText,
              title: anyText,
              cards: count,
              prizes: both(listOf({ prize: anything, chance }), chances),
              price: count,
            };
            const used = member.flips.filter((flip) => flip.event === fixed.id && today(state)(flip)).length;
            return (
              difference(adopted(state, `card event ${fixed.id}`, shape), fixed) ??
              difference({ playsLeft: leftOf(state, `cards a day of ${fixed.id}`, used) }, { playsLeft })
            );
          }),
        ),
        hole("the events of this moment, each once", (got) => {
          const ids = (got as readonly CardEvent[]).map(({ id }) => id);
          const isRight = (got as readonly CardEvent[]).every((event) => isOn(state, event));
          return isRight && new Set(ids).size === ids.length && knownEvents(state).every(({ id }) => ids.includes(id));
        }),
      ),
      apply(reply) {
        const known = chosenOr<readonly string[]>(state, "ids of card events", []);
        state.adopted.set("ids of card events", [...new Set([...known, ...reply.map(({ id }) => id)])]);
      },
    }),
  },
  flipCard: {
    says: "A card takes its price in points and adds its prize at once, as often a Bangkok day as its event says; the other cards are shown, too.",
    ...about("7 Flip card", ["flips", "lines", "now"], ["flips", "lines"]),
    answers: (asked) => flip(asked, "flip-card"),
  },
  flipCardReward: {
    says: "A card takes its price in points, and staff hand out its prize or return the price.",
    ...about("7 Flip card", ["flips", "lines", "now"], ["flips", "lines", "requests"]),
    answers: (asked) => flip(asked, "flip-card-reward"),
  },
  flipCardLogs: {
    says: "The log has all flipped cards of the member as they were answered, the newest first.",
    ...about("7 Flip card", ["flips"]),
    answers: ({ state, member, query: { cursor, limit } }) =>
      page({
        name: "flips",
        state,
        member,
        items: member.flips.toReversed(),
        order: ({ order }) => order,
        cursor,
        limit,
        pattern: ({ reply }) => reply,
      }),
  },
} satisfies Partial<Rules>;

function entryPattern({ id, day, points }: CheckInState): Pattern {
  return both(
    { id: id as Pattern, json: dayPattern(day) },
    hole(`${points} points`, (got) => {
      const { value, game_value: other } = Object(got);
      return (value ?? other) === points;
    }),
  );
}

function dayPattern(day: number): Pattern {
  return {
    day: dayOfMonth(day),
    date: hole(dateOf(day), (got) => got === undefined || got === null || got === dateOf(day)),
  };
}

const isOn = ({ now }: State, { startsAt, endsAt }: CardEvent) =>
  Date.parse(startsAt) <= now && now < Date.parse(endsAt);

/** The events that were seen once and are on now. */
export function knownEvents(state: State): readonly CardEvent[] {
  return chosenOr<readonly string[]>(state, "ids of card events", []).flatMap((id) => {
    const event = state.adopted.get(`card event ${id}`) as CardEvent | undefined;
    return event && isOn(state, event) ? [event] : [];
  });
}

function flip(
  { state, member, body: { eventId, card }, key }: Asked<"flipCard" | "flipCardReward">,
  game: "flip-card" | "flip-card-reward",
): Expected<ReplyOf<"flipCard">> {
  const event = knownEvents(state).find((each) => each.id === eventId && each.game === game);
  if (!event) return { refused: ["cards-not-on"] };
  const { cards, price, prizes, title } = event;
  const used = member.flips.filter((each) => each.event === eventId && today(state)(each)).length;
  const orRefused = perhapsNoneLeft(state, `cards a day of ${eventId}`, used, "cards-no-plays-left");
  const refused = refusedFor([
    card >= cards && "card-not-there",
    !hasLeft(state, `cards a day of ${eventId}`, used) && "cards-no-plays-left",
    price > pointsOf(member) && "points-insufficient",
  ]);
  if (refused) return { refused: [...refused.refused, ...orRefused] };
  const before = pointsOf(member);
  const some = among(prizes.filter((each) => each.chance > 0).map(({ prize }) => prize));
  const atOnce = game === "flip-card";
  return {
    or: { refused: orRefused },
    reply: holeOf("a card that the chances allow", (got) => {
      const { prize, revealed } = Object(got);
      const found = difference({ prize: some }, { prize });
      if (found) return found;
      const turned = listOf(some, { least: cards });
      return difference(
        {
          id: newId(state, "flip"),
          eventId,
          game: maybe(state, "flip.game", game),
          card,
          revealed: maybe(
            state,
            "flip.revealed",
            both(
              turned,
              hole(
                `${cards} cards, the picked one among them`,
                () => revealed.length === cards && difference(prize, revealed[card]) === undefined,
              ),
            ),
          ),
          point: before - price + (atOnce ? worthOf(prize).points : 0),
          at: time(state.now),
          idempotencyKey: maybe(state, "flip.idempotencyKey", key),
        },
        got,
      );
    }),
    apply(reply) {
      const { prize } = reply;
      const isGift = !atOnce && prize.kind !== "nothing";
      drawn(state, member, "flip-card", reply, price, !isGift);
      member.flips.push({
        at: state.now,
        order: nextOrder(state),
        event: eventId,
        reply: { ...reply },
      });
      if (!isGift) return;
      const more = { rewardId: eventId, title, prize: { ...prize } };
      addClaim(state, member, { kind: "gift", id: "", key, more, price, prize, reward: eventId });
    },
  };
}

/** Takes the price and gives the prize, in one line of the ledger. */
function drawn(
  state: State,
  member: MemberState,
  kind: string,
  { id, prize }: { readonly id: string; readonly prize: WirePrize },
  price: number,
  gives: boolean,
): void {
  state.adopted.set(`id ${kind === "wheel" ? "spin" : "flip"} ${id}`, true);
  const worth = gives ? worthOf(prize) : { credit: 0, points: 0 };
  const points = worth.points - price;
  if (worth.credit > 0 || points !== 0) post(state, member, { kind, credit: worth.credit, points, reference: id });
  emit(member, "credit");
}

export const DRAW_VIEWS: readonly View[] = [
  { name: "checkInLog" },
  { name: "wheel" },
  { name: "wheelLog", input: { body: { limit: 100 } } },
  { name: "wheelLog", input: { body: { limit: 2 } } },
  { name: "gameEvents" },
  { name: "flipCardLogs", input: { query: { limit: "100" } } },
  { name: "flipCardLogs", input: { query: { limit: "2" } } },
];
