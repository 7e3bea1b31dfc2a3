import { observer } from "mobx-react-lite";
import { BANKS, isBankCode } from "../../../core/rules/banks.ts";
import type { RegisterStore } from "../../stores/register-store.ts";
import { registerText as text } from "../../text/th/register.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AccountName } from "./account-name.tsx";
import { checkHint } from "./check-hint.ts";

const BANK_OPTIONS = BANKS.map(({ code, thaiName }) => ({ value: code, label: thaiName }));

/** Step 2: where withdrawals will go, and who invited. */
export const BankStep = observer(function BankStep({ store }: { readonly store: RegisterStore }) {
  const { form, checks, accountName } = store;
  const found = checks.inviterCode.note;
  return (
    <>
      <Select
        name="bank"
        label={text.bank.label}
        placeholder={text.bank.placeholder}
        options={BANK_OPTIONS}
        value={form.bank}
        error={store.problemOf("bank")?.message}
        onChange={(value) => {
          if (isBankCode(value)) store.set("bank", value);
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
        error={(store.problemOf("accountNumber") ?? accountName.refusal)?.message}
        onChange={(value) => store.set("accountNumber", value)}
        onBlur={() => store.leave("accountNumber")}
      />
      <AccountName store={store} />
      <TextField
        {...checkHint(checks.inviterCode, undefined, found === undefined ? "" : text.inviter.found(found))}
        name="inviterCode"
        label={text.inviter.label}
        autoComplete="off"
        exact
        value={form.inviterCode}
        error={store.problemOf("inviterCode")?.message}
        onChange={(value) => store.set("inviterCode", value)}
      />
    </>
  );
});
