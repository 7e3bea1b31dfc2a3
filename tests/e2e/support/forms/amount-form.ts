import type { Locator } from "playwright-core";
import type { Visit } from "../set-up-visit.ts";

/** A form that asks for an amount of money. */
export interface AmountForm {
  readonly amount: () => Locator;
  readonly submit: () => Locator;
  /** Types an amount and submits the form. */
  readonly send: (typed: string) => Promise<void>;
}

export function amountForm(visit: Pick<Visit, "page">, label = "จำนวนเงิน"): AmountForm {
  const amount = () => visit.page.getByRole("textbox", { name: label });
  const submit = () => visit.page.locator("main button[type=submit]");
  return {
    amount,
    submit,
    async send(typed) {
      await amount().fill(typed);
      await submit().click();
    },
  };
}
