import { observer } from "mobx-react-lite";
import { useState } from "react";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { RegistrationDraft } from "../../stores/session/registration-draft.ts";
import { registerText } from "../../text/th/session/register.ts";
import { Button } from "../../ui/controls/button.tsx";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { Confirmation } from "./confirmation.tsx";

const text = registerText.name;

/** The name of the account's holder: found at the bank and to be confirmed, or typed by hand. */
export const AccountName = observer(function AccountName({ draft }: { readonly draft: RegistrationDraft }) {
  const { form, accountName } = draft;
  const [byHand, setByHand] = useState(false);
  const found = accountName.note;
  const problem = draft.problemOf("name");
  if (found !== undefined && found === form.name && form.bank !== "" && !problem && !byHand) {
    const bank = bankOf(form.bank);
    return (
      <Confirmation
        leading={<BankBadge code={bank.code} abbreviation={bank.abbreviation} />}
        title={found}
        detail={text.confirmed(bank.thaiName)}
        action={
          <Button small variant="outline" onClick={() => setByHand(true)}>
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
      error={problem?.message}
      hint={hintOf(draft)}
      onChange={(value) => draft.set("name", value)}
      onBlur={() => draft.leave("name")}
    />
  );
});

function hintOf({ accountName }: RegistrationDraft): string | undefined {
  if (accountName.checking) return text.lookingUp;
  if (accountName.note !== undefined) return text.bankSays(accountName.note);
  return accountName.state.status === "stopped" && !accountName.refusal ? text.byHand : undefined;
}
