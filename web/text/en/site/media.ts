import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/media.ts";
import { plural } from "../plural.ts";

/** Texts of the screen that links to everything but the games. */
export const mediaText: Texts<typeof th.mediaText> = {
  title: "Activities",
  back: "Back to activities",
  points: (time) => `Points at ${time}`,
  toRewards: "Claim rewards",
  pointsCount: (count) => plural(count, "point", "points"),
  pointsLog: "Where your latest points came from",
  noPoints: "No points in or out yet",
  allHistory: "Full history",
  tiles: {
    checkIn: { title: "Daily check-in", detail: "Get points once a day" },
    wheel: { title: "Spin the wheel", detail: "Every field shows its chance" },
    flipCard: { title: "Flip cards, win now", detail: "Get credit or points at once" },
    flipCardReward: { title: "Flip cards for rewards", detail: "A chance of a reward from us" },
    promotion: { title: "Your promotion", detail: "A bonus by your level" },
    movie: { title: "Movies", detail: "Watch films online" },
  },
  movieSource: "This comes from an outside provider and has nothing to do with your credit and points.",
  fairTitle: "Know the chances first",
  fair: "Every activity shows its chances and its price before you play. Each result is drawn at random, and you can look it up later.",
};
