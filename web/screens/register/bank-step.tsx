import { observer } from "mobx-react-lite";
import { BANKS, isBankCode } from "../../../core/wallet/banks.ts";
import type { RegistrationDraft } from "../../stores/session/registration-draft.ts";
import { registerText as text } from "../../text/th/session/register.ts";
import { Select } from "../../ui/forms/select.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { AccountName } from "./account-name.tsx";
import { checkHint } from "./check-hint.ts";
import { Consent } from "./consent.tsx";

const BANK_OPTIONS = BANKS.map(({ code, thaiName }) => ({ value: code, label: thaiName }));

/** Step 2: the bank account for withdrawals, and the code of the inviting friend. */
export const BankStep = observer(function BankStep({ draft }: { readonly draft: RegistrationDraft }) {
  const { form, checks, accountName } = draft;
  const found = checks.inviterCode.note;
  return (
    <>
      <Select
        name="bank"
        label={text.bank.label}
        placeholder={text.bank.placeholder}
        options={BANK_OPTIONS}
        value={form.bank}
        error={draft.problemOf("bank")?.message}
        onChange={(value) => {
          if (isBankCode(value)) draft.set("bank", value);
        }}
      />
      <TextField
        {...checkHint(checks.accountNumber, text.account.hint, text.account.free)}
        name="accountNumber"
        label={text.account.label}
        inputMode="numeric"
        autoComplete="off"
        exact
        required
        value={form.accountNumber}
        error={(draft.problemOf("accountNumber") ?? accountName.refusal)?.message}
        onChange={(value) => draft.set("accountNumber", value)}
        onBlur={() => draft.leave("accountNumber")}
      />
      <AccountName draft={draft} />
      <TextField
        {...checkHint(checks.inviterCode, undefined, found === undefined ? "" : text.inviter.found(found))}
        name="inviterCode"
        label={text.inviter.label}
        autoComplete="off"
        exact
        value={form.inviterCode}
        error={draft.problemOf("inviterCode")?.message}
        onChange={(value) => draft.set("inviterCode", value)}
      />
      <Consent draft={draft} />
    </>
  );
});
