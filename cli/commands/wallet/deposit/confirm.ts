import { confirmDeposit } from "../../../../core/wallet/confirm-deposit.ts";
import { changeCommand } from "./change-command.ts";

export const walletDepositConfirm = changeCommand(
  "confirm",
  "Confirm that the transfer of a deposit was made",
  confirmDeposit,
);
