import { useEffect } from "react";
import { changePasswordText } from "#text/session/change-password.ts";
import { recoveryText as text } from "#text/session/recovery.ts";
import { signInText } from "#text/session/sign-in.ts";
import { shellText } from "#text/site/shell.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { paths } from "../../app/paths.ts";
import { CodeStep } from "../../shared/code-step.tsx";
import type { RecoveryForm, RecoveryStore } from "../../stores/session/recovery-store.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useRecoveryStore } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { StatePanel } from "../../ui/feedback/failed-state.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { PasswordField, TextField } from "../../ui/forms/text-field.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { BulletList, Subtitle } from "../../ui/typography/prose.tsx";

interface StepProps {
  readonly store: RecoveryStore;
}

/** What is wrong with a field. */
function errorAt(problem: Problem | undefined, field: keyof RecoveryForm): Problem | undefined {
  return problem?.kind === "refusal" && problem.field === field ? problem : undefined;
}

/** The problem of no field. */
function errorOfForm({ problem, form }: RecoveryStore): Problem | undefined {
  return problem?.kind === "refusal" && problem.field !== undefined && problem.field in form ? undefined : problem;
}

const AccountStep = observer(function AccountStep({ store }: StepProps) {
  const { form, problem, busy, solving } = store;
  return (
    <Form onSubmit={() => store.askForCode()}>
      <Subtitle>{text.account.intro}</Subtitle>
      <TextField
        name="account"
        label={text.account.label}
        value={form.account}
        error={errorAt(problem, "account")}
        autoComplete="username"
        exact
        required
        onChange={(value) => store.set("account", value)}
      />
      <FormError problem={errorOfForm(store)} detailLabel={shellText.panel.detail} />
      <div role="status">{solving ? <Note icon="clock">{signInText.form.solving}</Note> : null}</div>
      <Stack>
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.account.submitting}>
          {text.account.submit}
        </Button>
      </Stack>
    </Form>
  );
});

const NewPasswordStep = observer(function NewPasswordStep({ store }: StepProps) {
  const { inputRules } = useStoresRoot();
  const { form, problem, busy, solving, sentAgain } = store;
  const password = (name: "newPassword" | "confirmPassword", hint?: string) => (
    <PasswordField
      name={name}
      label={text.code[name]}
      hint={hint}
      value={form[name]}
      error={errorAt(problem, name)}
      autoComplete="new-password"
      showLabel={changePasswordText.show}
      hideLabel={changePasswordText.hide}
      onChange={(value) => store.set(name, value)}
    />
  );
  return (
    <Form onSubmit={() => store.submit()}>
      <div role="status">
        <Note tone="info" icon="phone">
          {sentAgain ? text.code.sentAgain : text.code.sent}
        </Note>
      </div>
      <TextField
        name="code"
        label={text.code.label}
        hint={text.code.hint}
        value={form.code}
        error={errorAt(problem, "code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        exact
        required
        onChange={(value) => store.set("code", value)}
      />
      {/* Lets a password manager store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={form.account} />
      {password("newPassword", changePasswordText.rule(inputRules.password))}
      {password("confirmPassword")}
      <FormError problem={errorOfForm(store)} detailLabel={shellText.panel.detail} />
      <div role="status">{solving ? <Note icon="clock">{signInText.form.solving}</Note> : null}</div>
      <Stack>
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.code.submitting}>
          {text.code.submit}
        </Button>
        {form.account === "" ? null : (
          <Button variant="outline" wide disabled={busy} onClick={() => void store.askForCode()}>
            {text.code.again}
          </Button>
        )}
        <Button variant="plain" wide disabled={busy} onClick={() => store.startAgain()}>
          {text.code.other}
        </Button>
      </Stack>
    </Form>
  );
});

/** A new password for a member who forgot it. It never says whether an account exists. */
export const RecoverScreen = observer(function RecoverScreen() {
  const store = useRecoveryStore();
  useEffect(() => store.open(), [store]);
  const { step, unavailable } = store;
  const contact = (
    <ButtonLink to={paths.contact} icon="chat" wide>
      {text.help.contact}
    </ButtonLink>
  );
  if (step === "done" || unavailable) {
    const { title, text: line } = unavailable ? text.unavailable : text.done;
    const action = unavailable ? (
      contact
    ) : (
      <ButtonLink to={paths.login} variant="primary" wide>
        {text.done.signIn}
      </ButtonLink>
    );
    return (
      <Page title={text.title}>
        <Card>
          <div role="status">
            <StatePanel icon="lock" tone={unavailable ? "plain" : "good"} title={title} text={line} action={action} />
          </div>
        </Card>
      </Page>
    );
  }
  return (
    <Page title={text.title}>
      <Card>
        {step === "account" ? <AccountStep store={store} /> : null}
        {step === "code" ? <NewPasswordStep store={store} /> : null}
        {step === "factor" ? (
          <CodeStep onProof={(proof) => store.submit(proof)} onBack={() => store.back()} facts={store.facts} />
        ) : null}
      </Card>
      {step === "code" ? (
        <Card title={text.help.title}>
          <BulletList items={text.help.points} />
          {contact}
        </Card>
      ) : null}
      <ButtonLink to={paths.login} variant="plain" wide>
        {text.back}
      </ButtonLink>
    </Page>
  );
});
