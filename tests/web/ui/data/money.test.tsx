import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatBaht, satang } from "../../../../core/shared/money.ts";
import { Money } from "../../../../web/ui/data/inline.tsx";
import { textOf } from "../text-of.ts";

test.each([0, 1, 50, 2_485_075, -150_000, 1_000_000_000])("shows the whole text of %i satang", (count) => {
  const text = formatBaht(satang(count));
  expect(textOf(renderToStaticMarkup(<Money text={text} size="xl" />))).toBe(text);
});
