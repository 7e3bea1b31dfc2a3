import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { MoneyIntent } from "../../../core/money-action/intent.ts";
import { FLIP_CARD_GAMES } from "../../../core/rewards/play.ts";
import { instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { isRecord } from "./parse-json.ts";

/** Reads one remembered intent; undefined when it is none that we could have written. */
export function parseMoneyIntent(value: unknown): MoneyIntent | undefined {
  if (!isRecord(value)) return undefined;
  try {
    return readIntent(value);
  } catch {
    return undefined;
  }
}

/** Throws a RangeError on a value that is not what its name says. */
function readIntent(value: Readonly<Record<string, unknown>>): MoneyIntent | undefined {
  const text = (name: string): string => {
    const read = value[name];
    if (typeof read !== "string") throw new RangeError(`not a text: ${name}`);
    return read;
  };
  const count = (name: string): number => {
    const read = value[name];
    if (typeof read !== "number" || !Number.isSafeInteger(read)) throw new RangeError(`not a whole number: ${name}`);
    return read;
  };
  const knownIds = (): readonly string[] => {
    const read: unknown = value["knownIds"];
    if (!Array.isArray(read)) throw new RangeError("not a list: knownIds");
    return read.filter((id) => typeof id === "string");
  };
  const decision = { key: idempotencyKey(text("key")), madeAt: instant(count("madeAt")) };
  const { kind } = value;
  switch (kind) {
    case "deposit-request":
    case "withdrawal-request":
      return { ...decision, kind, amountSatang: satang(count("amountSatang")), knownIds: knownIds() };
    case "deposit-cancel":
    case "deposit-confirm":
      return { ...decision, kind, id: text("id") };
    case "slip-confirm":
      return { ...decision, kind, slipId: text("slipId"), reference: text("reference"), knownIds: knownIds() };
    case "slip-manual":
      return {
        ...decision,
        kind,
        amountSatang: satang(count("amountSatang")),
        payload: text("payload"),
        knownIds: knownIds(),
      };
    case "affiliate-withdrawal": {
      const type = AFFILIATE_LOG_TYPES.find((each) => each === value["type"]);
      if (!type) return undefined;
      return { ...decision, kind, amountSatang: satang(count("amountSatang")), type, knownIds: knownIds() };
    }
    case "game-open":
    case "game-cash-out":
      return { ...decision, kind, gameId: text("gameId") };
    case "game-transfer":
      return { ...decision, kind };
    case "game-round":
      return {
        ...decision,
        kind,
        launchId: text("launchId"),
        betOn: text("betOn"),
        amountSatang: satang(count("amountSatang")),
      };
    case "withdrawal-retry":
      return { ...decision, kind, id: text("id"), attempt: count("attempt") };
    case "reward-claim":
      return { ...decision, kind, rewardId: text("rewardId"), knownIds: knownIds() };
    case "wheel-spin":
      return { ...decision, kind, knownIds: knownIds() };
    case "flip-card": {
      const game = FLIP_CARD_GAMES.find((each) => each === value["game"]);
      const card = count("card");
      return game && { ...decision, kind, game, eventId: text("eventId"), card, knownIds: knownIds() };
    }
    case "check-in": {
      const day = parseBangkokDate(text("day"));
      return day && { ...decision, kind, day };
    }
    default:
      return undefined;
  }
}
