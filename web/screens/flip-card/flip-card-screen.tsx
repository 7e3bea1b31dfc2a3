import { FlipCardPage } from "./flip-card-page.tsx";

/** The card game whose prizes are given at once. */
export function FlipCardScreen() {
  return <FlipCardPage game="flip-card" />;
}
