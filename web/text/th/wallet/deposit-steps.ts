import type { DepositRequest } from "../../../../core/wallet/model.ts";
import { codePicture, depositTimeline } from "../../deposit-steps.ts";
import { bankName } from "./banks.ts";
import { creditWithBonus } from "./bonus.ts";
import { depositText as text } from "./deposit.ts";
import { moneyText } from "./money.ts";
import { type RequestStep, reasonWords, type StepContext, waitWords } from "./request-status.ts";

export { formatBankAccount } from "../../deposit-steps.ts";

/** The timeline of a deposit: past, current and future steps. */
export function depositSteps<Time>(request: DepositRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  return depositTimeline(request, context, { text, creditWithBonus, reasonWords, waitWords });
}

/** The picture of a deposit's code: everything that one needs to pay it from another app or phone. */
export function depositPicture(
  request: DepositRequest,
  code: { readonly path: string; readonly cells: number },
  siteName: string,
) {
  return codePicture(request, code, siteName, { text, moneyText, nameOfBank: bankName });
}
