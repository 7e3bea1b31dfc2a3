import type { PauseView } from "../../../../core/fair-play/model.ts";
import { formatMoment } from "../../dates.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/fair-play/pause.ts";

export const pauseText: Texts<typeof th.pauseText> = {
  page: "Your break",
  title: "You are on a break",
  excluded: "You are self-excluded",
  over: "Your self-exclusion is over",
  returning: "You are coming back",
  until: (at) => `Until ${formatMoment(at)}`,
  forGood: "No end",
  opens: (at) => `Play opens ${formatMoment(at)}`,
  breakReturn: "Play opens by itself when it ends. There is nothing to do.",
  exclusionReturn:
    "Play does not open by itself when it ends. If you want to come back, ask on this page, then wait another 24 hours.",
  forGoodReturn: "Play is closed for good in this account, as you chose.",
  overReturn:
    "If you are ready, you can ask to come back, then wait another 24 hours. If you are not, there is nothing to do.",
  returningWait: "Until then you cannot deposit or play.",
  ask: "Ask to play again",
  asking: "Sending your request",
  closed: "For now you cannot deposit, play or get rewards.",
  open: "You can withdraw, see your history and contact us as usual.",
  withdraw: "Withdraw",
  details: "See your break",
  help: "Talk to somebody",
};

export function pauseWords({ kind, until, stage, returnsAt }: PauseView): ReturnType<typeof th.pauseWords> {
  if (stage === "over") return { title: pauseText.over, until: pauseText.overReturn };
  if (stage === "returning") {
    return { title: pauseText.returning, until: returnsAt === undefined ? "" : pauseText.opens(returnsAt) };
  }
  const title = kind === "break" ? pauseText.title : pauseText.excluded;
  return { title, until: until === undefined ? pauseText.forGood : pauseText.until(until) };
}

export function returnWords({ kind, until, stage }: PauseView): string {
  if (stage === "over") return pauseText.overReturn;
  if (stage === "returning") return pauseText.returningWait;
  if (kind === "break") return pauseText.breakReturn;
  return until === undefined ? pauseText.forGoodReturn : pauseText.exclusionReturn;
}
