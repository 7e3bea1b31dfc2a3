import { instant, parseInstant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { notChecked, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { byApp, protectedMember } from "../support/second-factor.ts";

export const moneyNeedsAConfirmation: Law = {
  id: "second-factor/money-needs-a-confirmation",
  sentence:
    "A member with an authenticator app withdraws in a session that a code has confirmed, until the moment that the reply names; other sessions stay unconfirmed.",
  needs: ["writes", "funds", "clock"],
  rows: ["confirmSession", "withdraw", "getCredit"],
  async run(trial) {
    const { clock } = trial;
    const { member, nextCode, wrongCode } = await protectedMember(trial, 100_000);
    const { username, password } = member;
    const body = { username, password, secondFactor: byApp(await nextCode()) };
    const { token } = await trial.visitor.get("login", { body });
    const later = member.withToken(token);
    // A sign-in with a code may confirm its session, too.
    await clock.advance(CONFIRMED_AT_MOST_MS);
    const unconfirmed = await member.ask("withdraw", { body: { amount: 10 } });
    if (unconfirmed.ok && trial.secondFactorFor?.includes("withdrawal") !== true) {
      notChecked("withdrawals need no confirmation here");
    }
    same("a withdrawal without a confirmation", false, unconfirmed.ok);
    await later.refused("withdraw", { body: { amount: 10 } }, "second-factor-required");
    same("the credit after the refusals", 100_000, await later.credit());
    await later.refused("confirmSession", { body: { secondFactor: byApp(await wrongCode()) } }, "second-factor-wrong");
    const { until } = await later.get("confirmSession", { body: { secondFactor: byApp(await nextCode()) } });
    await withdrawalOf(later, 1_000);
    await member.refused("withdraw", { body: { amount: 10 } }, "second-factor-required");
    const end = parseInstant(until) ?? notChecked("the confirmation names no end");
    await clock.to(instant(end - 1));
    await withdrawalOf(later, 2_000);
    await clock.to(end);
    await later.refused("withdraw", { body: { amount: 10 } }, "second-factor-required");
    same("the credit", 97_000, await later.credit());
  },
};

const CONFIRMED_AT_MOST_MS = 3_600_000;
