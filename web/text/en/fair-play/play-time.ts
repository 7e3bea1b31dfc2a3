import { formatTime } from "../../dates.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/fair-play/play-time.ts";
import { plural } from "../plural.ts";
import { playTimeWords } from "./play-limits.ts";

export const playTimeText: Texts<typeof th.playTimeText> = {
  title: (minutes) => `You have played for ${playTimeWords(minutes)}`,
  waits: (since) => `The game is waiting, with no open bet · Started ${formatTime(since)}`,
  waitsElsewhere: (since) => `A moment to look at the time · Started ${formatTime(since)}`,
  staked: "Staked",
  won: "Returned",
  net: "Net",
  loading: "Adding up",
  unknown: "You can see what you have won and lost on the win and loss page.",
  goOn: "Go on playing",
  stop: "Take a break",
  every: (minutes) => `Reminder every ${plural(minutes, "minute", "minutes")}`,
  change: "Change",
};
