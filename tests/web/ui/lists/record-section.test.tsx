import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { RecordSection, type RecordSectionProps } from "../../../../web/ui/lists/record-table.tsx";
import { textOf } from "../text-of.ts";

const records = Array.from({ length: 9 }, (_, index) => `r${index + 1}`);
const page = (hasMore: boolean) => ({ hasMore, loadingMore: false, loadMore: async () => undefined });

const section = (props: Partial<RecordSectionProps<string>> = {}) =>
  textOf(
    renderToStaticMarkup(
      <RecordSection
        title="title"
        state={{ status: "fulfilled", value: records }}
        onRetry={() => undefined}
        empty={{ icon: "history", title: "empty" }}
        skeletonRows={2}
        texts={{ panel: { failed: "failed", retry: "retry", notAvailable: "not available" }, loading: "loading" }}
        moreLabel="more"
        {...props}
      >
        {(shown) => shown.join(",")}
      </RecordSection>,
    ),
  );

describe("RecordSection", () => {
  test("shows the first records of a complete list and a button for more", () => {
    expect(section()).toBe("titler1,r2,r3,r4,r5,r6,r7,r8more");
  });

  test("shows every loaded record of a paged list, with a button only while there is another page", () => {
    expect(section({ pages: page(true) })).toBe("titler1,r2,r3,r4,r5,r6,r7,r8,r9more");
    expect(section({ pages: page(false) })).toBe("titler1,r2,r3,r4,r5,r6,r7,r8,r9");
  });

  test("shows only the selected records", () => {
    expect(section({ select: (loaded) => loaded.slice(3, 5) })).toBe("titler4,r5");
  });

  test("is empty only when no page is left", () => {
    const select = () => [];
    expect(section({ select })).toBe("titleempty");
    expect(section({ select, pages: page(false) })).toBe("titleempty");
    expect(section({ select, pages: page(true) })).toBe("titlemore");
  });

  test("shows a skeleton first and the error of a failed load", () => {
    expect(section({ state: { status: "pending", last: undefined } })).toBe("titleloading");
    const problem = { message: "no connection" };
    expect(section({ state: { status: "failed", problem, last: undefined } })).toBe("titlefailedno connectionretry");
  });
});
