import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import { accountMenu, memberMenu } from "../../../web/layouts/menu-entries.ts";
import { MenuLink } from "../../../web/layouts/menu-link.tsx";

/** Keys of the entries of the members' rail that are marked as current. */
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
])("the rail shows where one is on %s", (path, key) => {
  expect(currentAt(path)).toEqual([key]);
});
