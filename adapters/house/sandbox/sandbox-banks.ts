import { hashOf } from "../collections/hash.ts";
import type { BankDirectory } from "../ports/bank-directory.ts";
import { thaiName } from "./thai-names.ts";

/** Account numbers with this ending are unknown, for trying an unknown account. */
const UNKNOWN_ENDING = "0000";

/** Every account number of 10 to 15 digits has a name. The same account always has the same name. */
export function createSandboxBanks(): BankDirectory {
  return {
    async accountName(bank, accountNumber) {
      if (!/^\d{10,15}$/.test(accountNumber) || accountNumber.endsWith(UNKNOWN_ENDING)) return undefined;
      return thaiName(hashOf(`${bank}${accountNumber}`));
    },
  };
}
