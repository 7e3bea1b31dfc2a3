import { CardScreen } from "./flip-card-page.tsx";

/** Cards whose prizes staff hand out. */
export function FlipCardRewardScreen() {
  return <CardScreen game="flip-card-reward" />;
}
