import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/rewards/prize.ts";
import { plural } from "../plural.ts";

const points = (count: number): string => plural(formatCount(count), "point", "points");

export const prizeText: Texts<typeof th.prizeText> = {
  chances: "Chances of the prizes",
  prize: "Prize",
  chance: "Chance",
  none: "No prize",
  won: (prize) => `You got ${prize}`,
  lost: "No prize this time",
  pointsNow: "Your points",
  price: "Price per turn",
  left: "Left today",
  free: "Free",
  times: (count) => plural(formatCount(count), "turn", "turns"),
  unlimited: "No limit",
  onItsWay: "On its way to your balance",
  points,
  pointsLeft: (count) => `${points(count)} left`,
  handedOut: "Our staff will check this and hand out your prize. Follow it in the list below.",
};

export const playLogText: Texts<typeof th.playLogText> = {
  prize: "Prize",
  time: "Time",
  id: "Number",
  pointsAfter: "Points left",
  more: "See more",
};
