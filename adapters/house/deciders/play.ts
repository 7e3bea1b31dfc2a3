import { addDays, bangkokDateOf } from "../../../core/bangkok-time.ts";
import { MAX_AMOUNT, ZERO } from "../../../core/money.ts";
import { refuse } from "../../../core/refusal.ts";
import { err, ok } from "../../../core/result.ts";
import type { Decision, PlayCommand, World } from "../commands.ts";
import { requestId } from "../request-id.ts";
import type { MemberState } from "../state.ts";
import { checkAmount } from "./check-amount.ts";

/** Points of a check-in, by how many days in a row it makes; a longer run starts over after the seventh. */
const CHECK_IN_POINTS = [5, 5, 8, 8, 10, 12, 20] as const;

export function decidePlay(state: MemberState, command: PlayCommand, { now, chance }: World): Decision {
  switch (command.do) {
    case "record-round": {
      const { title, bet, win } = command;
      if (bet < 0 || win < 0) return err(refuse("amount-negative"));
      if (bet > state.creditSatang) return err(refuse("credit-insufficient", { creditSatang: state.creditSatang }));
      return ok([{ type: "round-played", at: now, id: requestId("G", now, chance), title, bet, win }]);
    }
    case "check-in": {
      const day = bangkokDateOf(now);
      if (state.checkIns?.day === day) return ok([]);
      const before = state.checkIns?.day === addDays(day, -1) ? state.checkIns.inARow : 0;
      const points = CHECK_IN_POINTS[before % CHECK_IN_POINTS.length] ?? CHECK_IN_POINTS[0];
      return ok([{ type: "checked-in", at: now, id: requestId("C", now, chance), day, points }]);
    }
    case "grant-bonus": {
      const { title, amount, points } = command;
      const wrong = amount === ZERO && points > 0 ? undefined : checkAmount(amount, ZERO, MAX_AMOUNT);
      if (wrong) return err(wrong);
      return ok([{ type: "bonus-granted", at: now, id: requestId("B", now, chance), title, amount, points }]);
    }
  }
}
