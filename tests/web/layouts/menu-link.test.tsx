import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import { accountMenu, memberMenu } from "../../../web/layouts/menu-entries.ts";
import { MenuLink } from "../../../web/layouts/menu-link.tsx";

/** The keys of the member menu's entries that are marked as current. */
function currentAt(path: string): readonly string[] {
  return [...memberMenu, ...accountMenu]
    .filter((entry) =>
      renderToStaticMarkup(
        <StaticRouter location={path}>
          <MenuLink entry={entry} />
        </StaticRouter>,
      ).includes('aria-current="page"'),
    )
    .map(({ key }) => key);
}

test.each([
  [paths.deposit, "deposit"],
  [paths.depositSlip, "deposit"],
  [paths.wheel, "media"],
  [paths.rewardCategory("credit"), "reward"],
  [paths.history, "history"],
])("the page %s marks its menu entry %s as current", (path, key) => {
  expect(currentAt(path)).toEqual([key]);
});
