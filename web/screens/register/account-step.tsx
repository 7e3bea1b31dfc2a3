import { registerText, registerText as text } from "#text/session/register.ts";
import { shellText } from "#text/site/shell.ts";
import type { LiveCheck, RegistrationDraft } from "../../stores/session/registration-draft.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { observer } from "../../text/observer.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { PasswordField, TextField } from "../../ui/forms/text-field.tsx";

interface Hint {
  readonly hint: string | undefined;
  readonly good: boolean;
}

/** The hint of a field that the backend checks while it is typed. */
export function checkHint(check: LiveCheck, idleHint: string | undefined, passed: string): Hint {
  switch (check.state.status) {
    case "checking":
      return { hint: registerText.checking, good: false };
    case "passed":
      return { hint: passed, good: true };
    case "stopped":
      // A refusal is shown as the field's error.
      return { hint: check.refusal ? idleHint : registerText.unchecked, good: false };
    case "idle":
      return { hint: idleHint, good: false };
  }
}

interface AccountStepProps {
  readonly draft: RegistrationDraft;
  /** Whether the page's address has an inviter's code. */
  readonly invited: boolean;
}

/** Step 1: phone number, username and password. */
export const AccountStep = observer(function AccountStep({ draft, invited }: AccountStepProps) {
  const { inputRules, words } = useStoresRoot();
  const { form, checks } = draft;
  const { note: inviter, refusal } = checks.inviterCode;
  // The note has its place from the first paint on, at which the form does not have the code yet.
  const isFirstPaint = form.inviterCode === "" && form.phone === "";
  const isInviterUnknown = invited && checks.inviterCode.state.status === "stopped";
  const awaitsInviter = checks.inviterCode.checking || (invited && isFirstPaint);
  const field = (name: "phone" | "username" | "password" | "confirmPassword") => ({
    name,
    value: form[name],
    error: draft.problemOf(name),
    onChange: (value: string) => draft.set(name, value),
    onBlur: () => draft.leave(name),
  });
  const passwordProps = {
    autoComplete: "new-password",
    showLabel: text.showPassword,
    hideLabel: text.hidePassword,
  } as const;
  const valid = draft.parse("password").ok;
  const confirmed = valid && form.confirmPassword === form.password;
  return (
    <>
      {awaitsInviter ? <Skeleton shape="card" height={46} label={shellText.loading} /> : null}
      {inviter === undefined ? null : (
        <Note tone="good" icon="user">
          {text.inviter.found(inviter)}
        </Note>
      )}
      {isInviterUnknown ? <Note tone="info">{refusal ? words(refusal).message : text.inviter.unchecked}</Note> : null}
      <TextField
        {...field("phone")}
        {...checkHint(checks.phone, draft.problemOf("phone") ? undefined : text.phone.hint, text.phone.free)}
        label={text.phone.label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <TextField
        {...field("username")}
        {...checkHint(
          checks.username,
          draft.problemOf("username") ? undefined : text.username.hint(inputRules.username),
          text.username.free,
        )}
        label={text.username.label}
        autoComplete="username"
        exact
        required
      />
      <PasswordField
        {...field("password")}
        {...passwordProps}
        label={text.password.label}
        hint={
          valid ? text.password.fine : draft.problemOf("password") ? undefined : text.password.hint(inputRules.password)
        }
        good={valid}
      />
      <PasswordField
        {...field("confirmPassword")}
        {...passwordProps}
        label={text.confirm.label}
        hint={confirmed ? text.confirm.fine : undefined}
        good={confirmed}
      />
    </>
  );
});
