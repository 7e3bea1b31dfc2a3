import { MAX_AMOUNT, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, DecisionContext, PlayCommand } from "../engine/commands.ts";
import { requestId } from "../engine/request-id.ts";
import type { MemberState } from "../engine/state.ts";
import { checkAmount } from "../wallet/check-amount.ts";

export function decidePlay(state: MemberState, command: PlayCommand, { now, random }: DecisionContext): Decision {
  switch (command.type) {
    case "record-round": {
      const { game, title, bet, win } = command;
      if (bet < 0 || win < 0) return err(refuse("amount-negative"));
      if (bet > state.creditSatang) return err(refuse("credit-insufficient", { creditSatang: state.creditSatang }));
      return ok([{ type: "round-played", at: now, id: requestId("G", now, random), game, title, bet, win }]);
    }
    case "grant-bonus": {
      const { title, amount, points } = command;
      const wrong = amount === ZERO && points > 0 ? undefined : checkAmount(amount, ZERO, MAX_AMOUNT);
      if (wrong) return err(wrong);
      return ok([{ type: "bonus-granted", at: now, id: requestId("B", now, random), title, amount, points }]);
    }
  }
}
