import type { DepositRequest } from "../../../../core/wallet/model.ts";
import { codePicture, depositTimeline } from "../../deposit-steps.ts";
import type { RequestStep, StepContext } from "../../th/wallet/request-status.ts";
import { bankName } from "./banks.ts";
import { creditWithBonus } from "./bonus.ts";
import { depositText as text } from "./deposit.ts";
import { moneyText } from "./money.ts";
import { reasonWords, waitWords } from "./request-status.ts";

export { formatBankAccount } from "../../deposit-steps.ts";

export function depositSteps<Time>(request: DepositRequest, context: StepContext<Time>): readonly RequestStep<Time>[] {
  return depositTimeline(request, context, { text, creditWithBonus, reasonWords, waitWords });
}

export function depositPicture(
  request: DepositRequest,
  code: { readonly path: string; readonly cells: number },
  siteName: string,
) {
  return codePicture(request, code, siteName, { text, moneyText, nameOfBank: bankName });
}
