import { type ReactNode, useState } from "react";
import { registerText } from "#text/session/register.ts";
import { bankName } from "#text/wallet/banks.ts";
import { maskName } from "../../../core/rules/mask-name.ts";
import { isBankCode } from "../../../core/wallet/banks.ts";
import type { RegistrationDraft } from "../../stores/session/registration-draft.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { banksByName } from "../../text/banks.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { CheckboxField } from "../../ui/forms/checkbox-field.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { checkHint } from "./account-step.tsx";
import css from "./confirmation.module.css";

interface ConfirmationProps {
  readonly leading: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** The button to correct it. */
  readonly action: ReactNode;
  /** The question that the person confirms by continuing. */
  readonly children: ReactNode;
}

/** Shows a value that was looked up and needs confirmation. It is announced when it appears. */
function Confirmation({ leading, title, detail, action, children }: ConfirmationProps) {
  return (
    <div className={css["box"]} role="status">
      <div className={css["row"]}>
        {leading}
        <div>
          <strong>{title}</strong>
          <p className={css["detail"]}>{detail}</p>
        </div>
        {action}
      </div>
      <p className={css["question"]}>{children}</p>
    </div>
  );
}

/**
 * The name of the account's holder: found at the bank and to be confirmed, or typed by hand. Masked as long as nobody has
 * shown that the account is theirs.
 */
const AccountName = observer(function AccountName({ draft }: { readonly draft: RegistrationDraft }) {
  const text = registerText.name;
  const { form, accountName } = draft;
  const [byHand, setByHand] = useState(false);
  const found = accountName.note;
  const problem = draft.problemOf("name");
  if (found !== undefined && found === form.name && form.bank !== "" && !problem && !byHand) {
    const bank = bankName(form.bank);
    return (
      <Confirmation
        leading={<BankBadge bank={form.bank} name={bank} />}
        title={maskName(found)}
        detail={text.confirmed(bank)}
        action={
          <Button
            small
            variant="outline"
            onClick={() => {
              draft.set("name", "");
              setByHand(true);
            }}
          >
            {text.edit}
          </Button>
        }
      >
        {text.check}
      </Confirmation>
    );
  }
  return (
    <TextField
      name="name"
      label={text.label}
      autoComplete="name"
      required
      value={form.name}
      error={problem}
      hint={hintOf(draft)}
      onChange={(value) => draft.set("name", value)}
      onBlur={() => draft.leave("name")}
    />
  );
});

function hintOf({ accountName }: RegistrationDraft): string | undefined {
  const text = registerText.name;
  if (accountName.checking) return text.lookingUp;
  if (accountName.note !== undefined) return text.bankSays(maskName(accountName.note));
  return accountName.state.status === "stopped" && !accountName.refusal ? text.byHand : undefined;
}

/** The consent to the operator's documents, which open in a tab of their own, so that the form keeps what was typed. */
const Consent = observer(function Consent({ draft }: { readonly draft: RegistrationDraft }) {
  const { consentVersion, termsUrl, privacyUrl, minimumAge } = useStoresRoot().legal;
  if (consentVersion === undefined) return null;
  const text = registerText.consent;
  return (
    <CheckboxField
      name="consentVersion"
      required
      label={
        <>
          {text.begin(minimumAge)} <ExternalLink href={termsUrl}>{text.terms}</ExternalLink> {text.and}{" "}
          <ExternalLink href={privacyUrl}>{text.privacy}</ExternalLink>
        </>
      }
      checked={draft.form.consentVersion === consentVersion}
      error={draft.problemOf("consentVersion")}
      onChange={(accepted) => draft.set("consentVersion", accepted ? consentVersion : "")}
    />
  );
});

/** Step 2: the bank account for withdrawals, and the code of the inviting friend. */
export const BankStep = observer(function BankStep({ draft }: { readonly draft: RegistrationDraft }) {
  const { form, checks, accountName } = draft;
  const found = checks.inviterCode.note;
  return (
    <>
      <Select
        name="bank"
        label={registerText.bank.label}
        placeholder={registerText.bank.placeholder}
        options={banksByName().map(({ code, name }) => ({ value: code, label: name }))}
        value={form.bank}
        error={draft.problemOf("bank")}
        onChange={(value) => {
          if (isBankCode(value)) draft.set("bank", value);
        }}
      />
      <TextField
        {...checkHint(checks.accountNumber, registerText.account.hint, registerText.account.free)}
        name="accountNumber"
        label={registerText.account.label}
        inputMode="numeric"
        autoComplete="off"
        exact
        required
        value={form.accountNumber}
        error={draft.problemOf("accountNumber") ?? accountName.refusal}
        onChange={(value) => draft.set("accountNumber", value)}
        onBlur={() => draft.leave("accountNumber")}
      />
      <AccountName draft={draft} />
      <TextField
        {...checkHint(checks.inviterCode, undefined, found === undefined ? "" : registerText.inviter.found(found))}
        name="inviterCode"
        label={registerText.inviter.label}
        autoComplete="off"
        exact
        value={form.inviterCode}
        error={draft.problemOf("inviterCode")}
        onChange={(value) => draft.set("inviterCode", value)}
      />
      <Consent draft={draft} />
    </>
  );
});
