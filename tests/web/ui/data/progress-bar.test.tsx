import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressBar } from "../../../../web/ui/data/figures.tsx";

test.each([
  [-1, 0],
  [0.614, 61],
  [7, 100],
])("shows %f as %i percent", (value, percent) => {
  expect(renderToStaticMarkup(<ProgressBar value={value} label="x" />)).toContain(`aria-valuenow="${percent}"`);
});
