import { formatMoment } from "../../dates.ts";
import { formatCount, timeTaken } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/arrival.ts";
import { plural } from "../plural.ts";

export const arrivalText: Texts<typeof th.arrivalText> = {
  credited: "Your money is in",
  paid: "Paid to your account",
  credit: "Your credit now",
  play: "Play",
  playGame: (name) => `Play ${name}`,
  lastPlayed: "Last played",
  otherGame: "Another game",
  home: "Back to home",
  account: "To your account",
  ended: "Finished requests",
  bonus: "bonus",
};

/** When money arrived, and how long that took: `21 Nov 2026, 12:10 · took 1 minute 12 seconds`. */
export const arrivedWords: typeof th.arrivedWords = (since, at) => {
  const { hours, minutes, seconds } = timeTaken(since, at);
  const parts = [
    ...(hours > 0 ? [plural(formatCount(hours), "hour", "hours")] : []),
    ...(minutes > 0 ? [plural(formatCount(minutes), "minute", "minutes")] : []),
    ...(seconds > 0 ? [plural(formatCount(seconds), "second", "seconds")] : []),
  ];
  return `${formatMoment(at)} · took ${parts.join(" ")}`;
};
