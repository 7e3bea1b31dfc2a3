import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChanceTable } from "../../../../web/ui/prizes/prizes.tsx";

test("the smallest chance is written in full and has a visible bar", () => {
  const rows = [{ key: "a", label: "ทองคำ", kind: "item", share: 0.0005, chance: "0.05%" }] as const;
  const html = renderToStaticMarkup(<ChanceTable caption="โอกาส" prizeLabel="ร" chanceLabel="อ" rows={rows} />);
  expect(html).toContain("0.05%");
  expect(html).toContain("width:1%");
});
