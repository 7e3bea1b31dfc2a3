import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MoreDetail } from "../../../../web/ui/feedback/failed-state.tsx";

test.each([
  ["Your bank is closed. ฿500", "en"],
  ["ธนาคารปิด", "th"],
])("what a backend said is marked with its language: %s", (text, language) => {
  expect(renderToStaticMarkup(<MoreDetail label="Details" text={text} />)).toMatch(
    new RegExp(`<p [^>]*lang="${language}">${text}</p>`),
  );
});
