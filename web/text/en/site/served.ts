import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/served.ts";

/** Texts that only the served page has. The keys are the placeholders of index.html. */
export const servedText: Texts<typeof th.servedText> = {
  description: "A members' site. See every step of your deposits and withdrawals, each with a clear status and time.",
  unsupported:
    "This browser, or this version of it, is not supported. Please update it, or use a recent Chrome or Safari.",
  scriptNeeded: "Please turn on JavaScript to use this site.",
};

/** How the public pages look when somebody shares them in a chat. */
export const shareText: Texts<typeof th.shareText> = {
  home: "See every step of your deposits and withdrawals, each with a clear status and time, and look them up later",
  homeTitle: (site) => `${site}: play at ease, see every step of your money`,
  signInTitle: (site) => `Sign in to ${site}`,
  registerTitle: (site) => `Register at ${site}`,
  register: "Register in 2 steps with your mobile number and your bank account",
  invitedTitle: (site) => `A friend invites you to ${site}`,
  invited: (code) =>
    `Register with the invitation code ${code}. It takes a few minutes, and you see every step of your deposits and withdrawals`,
  promotionTitle: (site) => `Promotion of ${site}`,
  promotion: "See the times and conditions of the bonus first. You can take it or leave it",
  contactTitle: (site) => `Contact ${site}`,
  contact: "Ask our staff on LINE",
  liveScoreTitle: (site) => `Live scores: ${site}`,
  liveScore: "Follow the live scores of all today's football matches",
  scoreTitle: (site) => `Standings: ${site}`,
  score: "See the latest standings of the leagues",
};
