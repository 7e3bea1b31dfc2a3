import { cancelDeposit } from "../../../../core/wallet/cancel-deposit.ts";
import { changeCommand } from "./change-command.ts";

export const walletDepositCancel = changeCommand(
  "cancel",
  "Cancel a deposit whose transfer was not made",
  cancelDeposit,
);
