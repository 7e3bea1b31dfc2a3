import { maskBankAccount } from "../../../core/rules/mask-name.ts";
import type { MemberBankAccount } from "../../../core/session/model.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";

/** The member's bank account, with its number masked. */
export function AccountCard({ account }: { readonly account: MemberBankAccount | undefined }) {
  if (!account) return <Note tone="bad">{withdrawText.accountMissing}</Note>;
  const bank = account.bank && bankOf(account.bank);
  return (
    <RowList
      label={withdrawText.account}
      rows={[
        {
          key: account.uuid,
          leading: bank ? <BankBadge code={bank.code} abbreviation={bank.abbreviation} /> : undefined,
          title: bank?.thaiName ?? account.bankName,
          detail: `${withdrawText.account} ${maskBankAccount(account.accountNumber)}`,
        },
      ]}
    />
  );
}
