import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CalmBar } from "../../../../web/screens/fair-play/calm-bar.tsx";
import { NetBars, StepChart } from "../../../../web/screens/fair-play/month-charts.tsx";

const daysOf = (...values: readonly number[]) => values.map((value, index) => ({ day: String(index + 1), value }));

test("the deposits are one line that rises in steps and never falls", () => {
  const html = renderToStaticMarkup(
    <StepChart label="ฝาก" points={[0, 100, 100, 300]} days={30} limit={{ value: 1_000, label: "วงเงิน" }} end="฿300" />,
  );
  expect(html).toContain('aria-label="ฝาก"');
  const [, path = ""] = /<path class="[^"]*line[^"]*" d="([^"]+)"/.exec(html) ?? [];
  const heights = [...path.matchAll(/[ML][\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(4);
  expect([...heights].sort((one, other) => other - one)).toEqual(heights);
});

test("a limit that is passed stays inside the chart, and an empty month draws no line upwards", () => {
  for (const points of [[5_000], [0], []]) {
    const html = renderToStaticMarkup(
      <StepChart label="ฝาก" points={points} days={30} limit={{ value: 1_000, label: "วงเงิน" }} end={undefined} />,
    );
    for (const [, y] of html.matchAll(/y1="([\d.-]+)"/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(150);
    }
    expect(html).not.toContain("NaN");
  }
});

test("won and lost days have one scale, and a day without play no bar", () => {
  const html = renderToStaticMarkup(<NetBars label="ได้เสีย" days={daysOf(100, 0, -100, 50)} />);
  const bars = [...html.matchAll(/<rect class="([^"]*)"[^>]* height="([\d.]+)"/g)].map(([, tone = "", height]) => [
    tone.includes("lost") ? "lost" : "won",
    Math.round(Number(height)),
  ]);
  expect(bars).toEqual([
    ["won", 56],
    ["lost", 56],
    ["won", 28],
  ]);
});

test("a month without any play draws only its line", () => {
  const html = renderToStaticMarkup(<NetBars label="ได้เสีย" days={daysOf(0, 0)} />);
  expect(html).not.toContain("<rect");
  expect(html).not.toContain("NaN");
});

test.each([
  [-0.5, "0"],
  [0.336, "34"],
  [3, "100"],
])("a bar of %d is drawn at %s percent", (value, percent) => {
  expect(renderToStaticMarkup(<CalmBar value={value} label="ใช้" />)).toContain(`aria-valuenow="${percent}"`);
});
