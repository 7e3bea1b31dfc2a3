import { expect, test } from "vitest";
import { axeViolations } from "./axe-violations.ts";
import { openMember, openVisitor } from "./open-page.ts";
import { fitsWidth } from "./page-problems.ts";
import { DESKTOP, PHONE } from "./screen-sizes.ts";
import type { Visit } from "./set-up-visit.ts";

export interface AccessibilitySteps extends Pick<Visit, "page" | "go" | "arrive"> {
  /** Fails when the page, as it is now, breaks an accessibility rule at a size or is wider than the screen. */
  readonly check: () => Promise<void>;
}

/** Registers a test; `steps` brings the page, on a phone, into each state that is to be checked at both sizes. */
export function testAccessibility(
  title: string,
  visit: Visit,
  steps: (tools: AccessibilitySteps) => Promise<void>,
  user = "gold",
): void {
  test(title, async () => {
    const { browser, site } = visit;
    const { context, page } = await (user === "visitor" ? openVisitor(browser) : openMember(browser, site, user));
    await steps({
      page,
      go: (path) => page.goto(`${site.url}${path}`),
      arrive: (path) => page.waitForURL(`${site.url}${path}`),
      check: async () => {
        for (const size of [DESKTOP, PHONE]) {
          await page.setViewportSize(size);
          expect([size.width, await axeViolations(page), await fitsWidth(page)]).toEqual([size.width, [], true]);
        }
      },
    });
    await context.close();
  });
}
