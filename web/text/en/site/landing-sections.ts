import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/landing-sections.ts";
import { plural } from "../plural.ts";

/** The parts of the landing page that load when the visitor acts. */
export const landingSectionsText: Texts<typeof th.landingSectionsText> = {
  promotion: "Today's bonus",
  allPromotions: "See conditions",
  withdrawals: "Latest withdrawals",
  deposits: "Latest deposits",
  noWithdrawals: "No withdrawals yet",
  noDeposits: "No deposits yet",
  facts: {
    label: "Service facts",
    awaited: "…",
    minutes: (count) => `≤ ${plural(count, "minute", "minutes")}`,
    deposit: "Usual deposit time",
    withdrawal: "Usual withdrawal time",
    times: (count) => plural(count, "time", "times"),
    perDay: "Withdrawals a day, every level",
    refund: "Highest loss refund",
    bonus: "Highest deposit bonus",
  },
  levels: {
    title: "Member levels",
    refundPercent: (percent) => `${percent}% loss refund`,
    perDay: (amount) => `Withdraw ${amount} a day`,
    perTime: (amount) => `Withdraw ${amount} at a time`,
    deposits: {
      cumulative: (amount) => `${amount} of deposits in all`,
      month: (amount) => `${amount} of deposits a month`,
    },
    invitation: "By invitation",
  },
  news: "Announcements",
  noNews: "No announcements",
  contact: "Contact us",
  noContact: "No way to contact us yet",
  openLine: (lineId) => `LINE ${lineId}`,
  moreContact: "See QR codes",
};
