import { formatBaht } from "../../../../core/shared/money.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/first-steps.ts";
import { plural } from "../plural.ts";

export const firstStepsText: Texts<typeof th.firstStepsText> = {
  title: (left) => `${plural(left, "step", "steps")} until you can play`,
  label: "First steps",
  states: { done: "Done", now: "Do this now", ahead: "Next step" },
  deposit: {
    title: "Make your first deposit",
    least: (amount) => `From ${formatBaht(amount)}`,
    text: "Scan a QR code, or attach a slip",
    done: "You have made a deposit",
    action: "Deposit",
  },
  welcome: {
    title: "Get your welcome points",
    text: (points) => `${points} for free, for rewards or a spin of the wheel`,
    done: "You have your points",
    action: (points) => `Get ${points}`,
  },
  checkIn: {
    title: "Check in for the first time",
    text: "Check in every day and get points at once",
    done: "You have checked in",
    action: "Check in",
  },
};
