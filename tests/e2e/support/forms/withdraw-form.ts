import type { Locator } from "playwright-core";
import type { Visit } from "../set-up-visit.ts";
import { type AmountForm, amountForm } from "./amount-form.ts";

/** The form of a withdrawal, whose review asks once more before anything is sent. */
export interface WithdrawForm extends AmountForm {
  /** The button of the review. */
  readonly confirm: () => Locator;
  /** Types an amount, submits it and confirms the review. */
  readonly withdraw: (typed: string) => Promise<void>;
}

export function withdrawForm(visit: Pick<Visit, "page">): WithdrawForm {
  const form = amountForm(visit);
  const confirm = () => visit.page.getByRole("dialog").getByRole("button", { name: /^ยืนยันถอน/ });
  return {
    ...form,
    confirm,
    async withdraw(typed) {
      await form.send(typed);
      await confirm().click();
    },
  };
}
