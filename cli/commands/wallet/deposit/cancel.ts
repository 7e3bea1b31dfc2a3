import { cancelDeposit } from "../../../../core/wallet/cancel-deposit.ts";
import { changeCommand } from "./change-command.ts";

export const walletDepositCancel = changeCommand(
  "cancel",
  "Give up a deposit for which no transfer was made",
  cancelDeposit,
);
