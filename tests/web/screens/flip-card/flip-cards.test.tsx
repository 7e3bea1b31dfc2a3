import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FlipCards } from "../../../../web/screens/flip-card/flip-card-board.tsx";

const disabledCount = (html: string) => html.match(/ disabled/g)?.length ?? 0;
const cards = (face?: { label: string; kind: "points" }) =>
  renderToStaticMarkup(
    <FlipCards
      legend="เลือก"
      count={3}
      picked={1}
      onPick={() => undefined}
      face={face}
      disabled={false}
      nameOf={(card, face) => `ใบ ${card + 1}${face ? ` ${face.label}` : ""}`}
    />,
  );

describe("FlipCards", () => {
  test("can be picked until they are turned", () => {
    expect(disabledCount(cards())).toBe(0);
    expect(disabledCount(cards({ label: "5 แต้ม", kind: "points" }))).toBe(3);
  });

  test("only the picked card shows what it held", () => {
    const html = cards({ label: "5 แต้ม", kind: "points" });
    expect(html).toContain('aria-label="ใบ 2 5 แต้ม"');
    expect(html).toContain('aria-label="ใบ 1"');
    expect(html.match(/5 แต้ม/g)).toHaveLength(2);
  });
});
