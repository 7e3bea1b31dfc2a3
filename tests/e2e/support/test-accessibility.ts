import { describe, expect, test } from "vitest";
import { axeViolations } from "./axe-violations.ts";
import { openMember, openVisitor } from "./open-page.ts";
import { fitsWidth } from "./page-problems.ts";
import { SCREEN_SIZES } from "./screen-sizes.ts";
import type { Visit } from "./set-up-visit.ts";

export interface AccessibilitySteps extends Pick<Visit, "page" | "go" | "arrive"> {
  /** Fails when the page, as it is now, breaks an accessibility rule or is wider than the screen. */
  readonly check: () => Promise<void>;
}

/** Registers a test for each screen size; `steps` brings the page into each state that is to be checked. */
export function testAccessibility(
  title: string,
  visit: Visit,
  steps: (tools: AccessibilitySteps) => Promise<void>,
  user = "gold",
): void {
  describe.each(SCREEN_SIZES)("on %s", (_, viewport) => {
    test(title, async () => {
      const { browser, site } = visit;
      const opened = user === "visitor" ? openVisitor(browser, viewport) : openMember(browser, site, user, viewport);
      const { context, page } = await opened;
      await steps({
        page,
        go: (path) => page.goto(`${site.url}${path}`),
        arrive: (path) => page.waitForURL(`${site.url}${path}`),
        check: async () => expect([await axeViolations(page), await fitsWidth(page)]).toEqual([[], true]),
      });
      await context.close();
    });
  });
}
