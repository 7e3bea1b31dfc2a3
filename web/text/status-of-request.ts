import type { OpenRequest } from "../../core/wallet/find-request.ts";
import type { DepositStatus, SlipStatus, WithdrawalStatus } from "../../core/wallet/statuses.ts";

interface StatusNames {
  readonly deposit: Readonly<Record<DepositStatus, string>>;
  readonly slip: Readonly<Record<SlipStatus, string>>;
  readonly withdrawal: Readonly<Record<WithdrawalStatus, string>>;
}

/** What the status of a request is called, whatever its kind. */
export function statusOfRequest(request: OpenRequest, names: StatusNames): string {
  switch (request.kind) {
    case "deposit":
      return names.deposit[request.status];
    case "slip":
      return names.slip[request.status];
    case "withdrawal":
      return names.withdrawal[request.status];
  }
}
