import type { GameReturn } from "../../../core/games/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { Answer } from "../../output/answer.ts";
import { fields, moment, money } from "../../output/view.ts";

/** The money that moved to the credit, with the intent of the action. */
export function returnAnswer({ amountSatang, creditSatang, at }: GameReturn, key: IdempotencyKey): Answer {
  return {
    data: { amountSatang, creditSatang, at: toIso(at), intent: key },
    view: [fields({ "Came back": money(amountSatang), Credit: money(creditSatang), At: moment(at) })],
  };
}
