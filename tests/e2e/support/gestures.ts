import type { Locator, Page } from "playwright-core";

/** Two clicks in one task: the page has no time to draw between them. */
export function clickTwice(control: Locator): Promise<void> {
  return control.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Two clicks on a form's button and Enter in one task. */
export function clickTwiceAndEnter(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.form?.requestSubmit();
  });
}

/** Presses Tab until a control has the focus, at most `limit` times. */
export async function tabTo(page: Page, control: Locator, limit: number): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press("Tab");
    if (await hasFocus(control)) return;
  }
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
