import { FlipCardPage } from "./flip-card-page.tsx";

/** The card game whose prizes the staff hand out. */
export function FlipCardRewardScreen() {
  return <FlipCardPage game="flip-card-reward" />;
}
