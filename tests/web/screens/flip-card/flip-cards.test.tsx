import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FlipCards } from "../../../../web/screens/flip-card/flip-card-board.tsx";

const disabledCount = (html: string) => html.match(/ disabled/g)?.length ?? 0;
const cards = (faces?: readonly ({ label: string; kind: "points" } | undefined)[]) =>
  renderToStaticMarkup(
    <FlipCards
      legend="เลือก"
      count={3}
      picked={1}
      onPick={() => undefined}
      faces={faces}
      disabled={false}
      nameOf={(card, face) => `ใบ ${card + 1}${face ? ` ${face.label}` : ""}`}
    />,
  );

describe("FlipCards", () => {
  test("can be picked until they are turned", () => {
    expect(disabledCount(cards())).toBe(0);
    expect(disabledCount(cards([undefined, { label: "5 แต้ม", kind: "points" }, undefined]))).toBe(3);
  });

  test("a card without a face stays face down", () => {
    const html = cards([undefined, { label: "5 แต้ม", kind: "points" }, undefined]);
    expect(html).toContain('aria-label="ใบ 2 5 แต้ม"');
    expect(html).toContain('aria-label="ใบ 1"');
  });
});
