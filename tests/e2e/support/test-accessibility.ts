import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./axe-violations.ts";
import { openMember } from "./open-page.ts";
import { tooWide } from "./page-problems.ts";
import { resize } from "./resize.ts";
import { DESKTOP, PHONE } from "./screen-sizes.ts";
import type { Visit } from "./set-up-visit.ts";

export interface AccessibilitySteps extends Pick<Visit, "page" | "go" | "arrive"> {
  /** `expectAccessible` of the page. */
  readonly check: () => Promise<void>;
}

/**
 * Registers a test; `steps` brings the page, on a phone, into each state that is to be checked at both sizes. The page is
 * the visit's, or one of another demo member.
 */
export function testAccessibility(
  title: string,
  visit: Visit,
  steps: (tools: AccessibilitySteps) => Promise<void>,
  user?: string,
): void {
  test(title, async () => {
    const { browser, site } = visit;
    const other = user === undefined ? undefined : await openMember(browser, site, user);
    const page = other?.page ?? visit.page;
    await steps({
      page,
      go: (path) => page.goto(`${site.url}${path}`),
      arrive: (path) => page.waitForURL(`${site.url}${path}`),
      check: () => expectAccessible(page),
    });
    await other?.context.close();
  });
}

/** Fails when the page, as it is now, breaks an accessibility rule at a size or is wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await resize(page, size);
    expect([size.width, await axeViolations(page), await tooWide(page)]).toEqual([size.width, [], []]);
  }
}
