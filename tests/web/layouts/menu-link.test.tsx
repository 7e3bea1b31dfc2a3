import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { accountMenu, memberMenu } from "../../../web/layouts/member/member-entries.ts";
import { gameMenu } from "../../../web/layouts/menu-entries.ts";
import { MenuLink } from "../../../web/layouts/menu-sheet.tsx";
import { type StoresRoot, StoresRootContext } from "../../../web/stores/stores-context.ts";

const WITHOUT_PICTURES = { stores: { site: { image: () => undefined } } } as unknown as StoresRoot;

/** The keys of the member menu's entries that are marked as current. */
function currentAt(path: string): readonly string[] {
  return [...memberMenu, ...accountMenu]
    .filter((entry) =>
      renderToStaticMarkup(
        <StoresRootContext value={WITHOUT_PICTURES}>
          <StaticRouter location={path}>
            <MenuLink entry={entry} />
          </StaticRouter>
        </StoresRootContext>,
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

test("the top menu has the entries of the specification; casino, slot and sport are open unless the brand closes them", () => {
  expect(brand.openMenuEntries).toEqual(["casino", "slot", "sport"]);
  expect(memberMenu.map(({ key }) => key).sort()).toEqual(["contact", "dashboard", "deposit", "media", "withdraw"]);
  expect(gameMenu([]).map(({ key, open }) => [key, open])).toEqual([
    ["casino", false],
    ["slot", false],
    ["sport", false],
  ]);
  expect(gameMenu(["slot"]).filter(({ open }) => open)).toMatchObject([
    { key: "slot", to: paths.gameCategory("slot") },
  ]);
});
