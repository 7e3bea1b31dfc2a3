import { expect, test } from "vitest";
import { ROUTE_ADDRESSES } from "./addresses.ts";
import { openLoaded } from "./check-page.ts";
import { coveredBoxes } from "./covered-boxes.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";

const walk = setUpWalk();

test.each(["visitor", "gold"] as const)(
  "on a phone of 360 × 640, nothing stands over the text or the buttons of a page of a %s",
  async (user) => {
    const page = await walk.pageOf(user, "smallPhone");
    const found: Record<string, readonly string[]> = {};
    for (const address of ROUTE_ADDRESSES.filter((each) => userOf(each) === user)) {
      await openLoaded(page, `${walk.site.url}${address.path}`);
      for (const scroll of ["top", "bottom"] as const) {
        const problems = await coveredBoxes(page, scroll);
        if (problems.length > 0) found[`${address.path}, ${scroll}`] = problems;
      }
    }
    expect(found).toEqual({});
  },
);

test("the check finds a button that stands over a text", async () => {
  const page = await walk.pageOf("visitor", "smallPhone");
  await openLoaded(page, `${walk.site.url}/promotion`);
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "planted";
    Object.assign(button.style, { position: "fixed", bottom: "120px", left: "20px", width: "200px", height: "60px" });
    document.body.append(button);
  });
  expect((await coveredBoxes(page, "top")).join()).toContain("“planted” covers");
});
