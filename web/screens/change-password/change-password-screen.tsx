import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import type { PasswordChange } from "../../../core/session/model.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { paths } from "../../app/paths.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { changePasswordText as text } from "../../text/th/session/change-password.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { StatePanel } from "../../ui/feedback/state-panel.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

const EMPTY: PasswordChange = { oldPassword: "", newPassword: "", confirmPassword: "" };

/** Changes the password. An error is shown at its field, and the typed texts stay. */
export const ChangePasswordScreen = observer(function ChangePasswordScreen() {
  const { stores, inputRules } = useStoresRoot();
  const { session } = stores;
  const { changePassword } = useMemberStores();
  const [change, setChange] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const [phase, setPhase] = useState<"typing" | "sending" | "done">("typing");
  const sending = useRef(false);

  const submit = async () => {
    // A ref, because state changes too late to stop a second submit in the same task.
    if (sending.current) return;
    sending.current = true;
    setPhase("sending");
    const result = await changePassword(change);
    sending.current = false;
    setProblem(result.ok ? undefined : result.error);
    setPhase(result.ok ? "done" : "typing");
    if (result.ok) setChange(EMPTY);
  };

  const field = (name: keyof PasswordChange, label: string, hint?: string) => (
    <PasswordField
      name={name}
      label={label}
      hint={hint}
      value={change[name]}
      autoComplete={name === "oldPassword" ? "current-password" : "new-password"}
      error={problem?.field === name ? problem.message : undefined}
      showLabel={text.show}
      hideLabel={text.hide}
      onChange={(value) => {
        setChange({ ...change, [name]: value });
        if (problem?.field === name) setProblem(undefined);
      }}
    />
  );

  return (
    <Page title={text.title}>
      <Card>
        {phase === "done" ? (
          <StatePanel
            icon="lock"
            tone="good"
            title={text.done}
            text={text.doneText}
            action={<ButtonLink to={paths.dashboard}>{text.back}</ButtonLink>}
          />
        ) : (
          <Form onSubmit={submit}>
            {/* Lets a password manager store the new password under this name. */}
            <input type="hidden" name="username" autoComplete="username" value={session.currentUser?.username ?? ""} />
            {field("oldPassword", text.old)}
            {field("newPassword", text.new, text.rule(inputRules.password))}
            {field("confirmPassword", text.confirm)}
            <FormError
              problem={problem && isField(problem.field) ? undefined : problem}
              detailLabel={shellText.panel.detail}
            />
            <Stack>
              <Muted tone="faint">{text.others}</Muted>
              <Button type="submit" variant="primary" wide busy={phase === "sending"} busyLabel={text.sending}>
                {text.submit}
              </Button>
            </Stack>
          </Form>
        )}
      </Card>
    </Page>
  );
});

function isField(field: string | undefined): boolean {
  return field !== undefined && Object.keys(EMPTY).includes(field);
}
