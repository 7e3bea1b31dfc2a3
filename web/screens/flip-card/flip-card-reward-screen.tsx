import { FlipCardPage } from "./flip-card-page.tsx";

/** Cards whose prizes staff hand out. */
export function FlipCardRewardScreen() {
  return <FlipCardPage game="flip-card-reward" />;
}
