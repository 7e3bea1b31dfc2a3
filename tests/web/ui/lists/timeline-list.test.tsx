import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TimelineList } from "../../../../web/ui/lists/status-timeline.tsx";

test("only a request in progress starts expanded", () => {
  const row = { detail: "", status: "", tone: "plain", steps: [] } as const;
  const html = renderToStaticMarkup(
    <TimelineList
      label="รายการ"
      stateLabels={{ done: "", now: "", ahead: "", bad: "" }}
      rows={[
        { ...row, key: "1", title: "ใหม่", underWay: true },
        { ...row, key: "2", title: "เก่า", underWay: false },
      ]}
    />,
  );
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details open="">', "<details>"]);
});
