import { expect, test } from "vitest";
import { setUpMember } from "../../support/set-up-member.ts";

const visit = setUpMember("gold");

/** Pictures that the browser shows as broken: loaded without a size, and visible. */
const brokenPictures = () =>
  visit.page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .filter((image) => getComputedStyle(image).opacity !== "0")
      .map(({ currentSrc }) => currentSrc),
  );

/** How many pictures of the brand stand in place of others: they have its mark on the ground of its hero. */
const notFoundPictures = () =>
  visit.page.evaluate(
    () =>
      [...document.querySelectorAll("main span")].filter((each) => {
        const { backgroundImage } = getComputedStyle(each);
        return each.childElementCount === 0 && /url\(.*logo.*linear-gradient/.test(backgroundImage);
      }).length,
  );

test.each([
  ["the categories of the dashboard", "/auth/dashboard"],
  ["the activities and the promotion", "/auth/media"],
  ["the games and their makers", "/auth/games/category?cat=slot"],
  ["the rewards", "/auth/reward"],
])("where no picture comes, the brand's own stands in place of %s", async (_, path) => {
  await visit.page.route(/\.(webp|png|jpe?g|svg|avif)(\?|$)/, (route) =>
    /\/brands\//.test(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await visit.go(path);
  await expect.poll(notFoundPictures).toBeGreaterThan(0);
  await expect.poll(brokenPictures).toEqual([]);
});
