import { FlipCardPage } from "./flip-card-page.tsx";

/** Cards that give their prize at once. */
export function FlipCardScreen() {
  return <FlipCardPage game="flip-card" />;
}
