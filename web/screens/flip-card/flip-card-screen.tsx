import { CardScreen } from "./flip-card-page.tsx";

/** Cards that give their prize at once. */
export function FlipCardScreen() {
  return <CardScreen game="flip-card" />;
}
