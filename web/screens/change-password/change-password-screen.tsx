import { useEffect, useState } from "react";
import { changePasswordText as text } from "#text/session/change-password.ts";
import { shellText } from "#text/site/shell.ts";
import type { PasswordChange } from "../../../core/session/model.ts";
import { paths } from "../../app/paths.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { NO_PASSWORDS, type PasswordStore } from "../../stores/session/password-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { usePasswordStore } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { StatePanel } from "../../ui/feedback/failed-state.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { PasswordField } from "../../ui/forms/text-field.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";

/** Finds out a change of an earlier page, which took the passwords with it. */
const CheckNewPassword = observer(function CheckNewPassword({ store }: { readonly store: PasswordStore }) {
  const [typed, setTyped] = useState("");
  const [checking, setChecking] = useState(false);
  const check = async () => {
    if (typed === "" || checking) return;
    setChecking(true);
    await store.check(typed);
    setChecking(false);
  };
  return (
    <Form onSubmit={check}>
      <div role="status">
        <StatePanel icon="clock" title={text.unknownTitle} text={text.unknownText} compact />
      </div>
      <PasswordField
        name="typedPassword"
        label={text.typed}
        value={typed}
        autoComplete="new-password"
        error={store.typedIsWrong ? text.typedIsWrong : undefined}
        showLabel={text.show}
        hideLabel={text.hide}
        onChange={setTyped}
      />
      <Stack>
        <Button type="submit" variant="primary" wide busy={checking} busyLabel={text.checkBusy}>
          {text.check}
        </Button>
        <Button wide onClick={() => store.startAgain()}>
          {text.startAgain}
        </Button>
      </Stack>
    </Form>
  );
});

/** Changes the password. An error is shown at its field, and the typed texts stay. */
export const ChangePasswordScreen = observer(function ChangePasswordScreen() {
  const { stores, inputRules } = useStoresRoot();
  const { session } = stores;
  const store = usePasswordStore();
  const { action } = store;
  const [change, setChange] = useState(NO_PASSWORDS);
  const [edited, setEdited] = useState<string | undefined>(undefined);
  const { phase } = action;
  const problem = action.problem?.field !== undefined && action.problem.field === edited ? undefined : action.problem;

  useEffect(() => {
    const stop = action.watch();
    return () => {
      stop();
      // Its outcome was shown.
      if (action.phase !== "unknown") action.dismiss();
    };
  }, [action]);

  const submit = async () => {
    setEdited(undefined);
    await store.change(change);
    if (action.phase === "done") setChange(NO_PASSWORDS);
  };

  const field = (name: keyof PasswordChange, label: string, hint?: string) => (
    <PasswordField
      name={name}
      label={label}
      hint={hint}
      value={change[name]}
      autoComplete={name === "oldPassword" ? "current-password" : "new-password"}
      error={problem?.field === name ? problem : undefined}
      showLabel={text.show}
      hideLabel={text.hide}
      onChange={(value) => {
        setChange({ ...change, [name]: value });
        if (problem?.field === name) setEdited(name);
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
        ) : !store.knowsPasswords && (phase === "unknown" || phase === "checking") ? (
          <CheckNewPassword store={store} />
        ) : (
          <Form onSubmit={submit}>
            <OutcomeNote {...outcomeOf(action)} problem={undefined} texts={text.outcome} />
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
              <Button
                type="submit"
                variant="primary"
                wide
                busy={action.busy}
                busyLabel={text.sending}
                disabled={phase === "unknown"}
              >
                {text.submit}
              </Button>
              {phase === "unknown" ? (
                <Button wide onClick={() => store.startAgain()}>
                  {text.startAgain}
                </Button>
              ) : null}
            </Stack>
          </Form>
        )}
      </Card>
    </Page>
  );
});

function isField(field: string | undefined): boolean {
  return field !== undefined && Object.keys(NO_PASSWORDS).includes(field);
}
