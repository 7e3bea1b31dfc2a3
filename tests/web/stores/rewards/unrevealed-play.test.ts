import { expect, it, vi } from "vitest";
import { UnrevealedPlay } from "../../../../web/stores/rewards/unrevealed-play.ts";

it("reports a play once, when it is revealed", () => {
  const onRevealed = vi.fn();
  const unrevealed = new UnrevealedPlay<string>(onRevealed);
  unrevealed.reveal();
  unrevealed.keep("spin");
  expect([unrevealed.play, onRevealed.mock.calls]).toEqual(["spin", []]);
  unrevealed.reveal();
  unrevealed.reveal();
  expect([unrevealed.play, onRevealed.mock.calls]).toEqual([undefined, [["spin"]]]);
});
