import type { Law } from "../../engine/law.ts";
import { depositExpires } from "./deposit-expires.ts";
import { endedDepositStays } from "./ended-deposit-stays.ts";
import { oneOpenDeposit } from "./one-open-deposit.ts";
import { paidWithdrawalStays } from "./paid-withdrawal-stays.ts";
import { rejectedWithdrawalWaits } from "./rejected-withdrawal-waits.ts";
import { timelinesEndWithTheStatus } from "./timelines-end-with-the-status.ts";

export const TERMINAL_LAWS: readonly Law[] = [
  depositExpires,
  endedDepositStays,
  oneOpenDeposit,
  paidWithdrawalStays,
  rejectedWithdrawalWaits,
  timelinesEndWithTheStatus,
];
