import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Wheel } from "../../../../web/screens/wheel/wheel.tsx";

test("a wheel first renders at the stop of a spin that was shown before", () => {
  const segments = [
    { id: "a", label: "ก", chance: 0.5, kind: "credit" },
    { id: "b", label: "ข", chance: 0.5, kind: "nothing" },
  ] as const;
  const html = renderToStaticMarkup(
    <Wheel
      segments={segments}
      stop={{ key: "1", segmentId: "b", landed: true }}
      onRest={() => undefined}
      label="วงล้อ"
    />,
  );
  expect(html).toContain("rotate(90deg)");
  expect(html).toContain('aria-label="วงล้อ"');
});
