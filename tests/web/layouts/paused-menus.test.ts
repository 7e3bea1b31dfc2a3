import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import {
  accountMenu,
  bottomBar,
  memberMenu,
  ownMenu,
  railMenu,
  settingsMenu,
} from "../../../web/layouts/member/member-entries.ts";
import { isClosedInPause } from "../../../web/shared/closed-in-pause.ts";

const css = readFileSync(resolve(import.meta.dirname, "../../../web/layouts/layout.module.css"), "utf8");
const hidden = Array.from(css.matchAll(/html\[data-paused\] nav a\[href="([^"]+)"\]/g), ([, path]) => path ?? "");

test("each menu entry of a page that a pause closes is hidden while it lasts", () => {
  const bars = (["media", "withdraw"] as const).flatMap((shortcut) => bottomBar(shortcut).flat());
  const entries = [...memberMenu, ...accountMenu, ...railMenu, ...ownMenu, ...settingsMenu, ...bars];
  const closed = new Set(entries.map(({ to }) => to).filter(isClosedInPause));
  expect(closed).toEqual(new Set(hidden.filter((path) => path !== paths.ranking)));
  expect(closed.size).toBe(3);
});

test.each(["media", "withdraw"] as const)("with the shortcut %s, five open places are left in a pause", (shortcut) => {
  const places = bottomBar(shortcut)
    .flat()
    .map(({ to }) => to)
    .filter((to) => !isClosedInPause(to));
  const { dashboard, withdraw, history, memberContact } = paths;
  expect(new Set(places)).toEqual(new Set([dashboard, withdraw, history, paths.fairPlayPart("break"), memberContact]));
  expect(places).toHaveLength(5);
});
