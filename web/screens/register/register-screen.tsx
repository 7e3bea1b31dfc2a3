import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useParams } from "react-router-dom";
import { registerText as text } from "#text/session/register.ts";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../../app/paths.ts";
import type { RegisterStore } from "../../stores/session/register-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useRegisterStore } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AccountStep } from "./account-step.tsx";
import { BankStep } from "./bank-step.tsx";
import stepIndicatorCss from "./step-indicator.module.css";
import stepPanelCss from "./step-panel.module.css";

/** What became of a registration that was sent before the page was loaded again. */
const EarlierRegistrationNote = observer(function EarlierRegistrationNote({
  store,
}: {
  readonly store: RegisterStore;
}) {
  const { earlier } = store;
  return (
    <div role="status">
      {earlier ? (
        <Note tone="gold" icon="clock">
          <p>{text.earlier[earlier.state](earlier.username)}</p>
          {earlier.state === "exists" ? (
            <ButtonLink to={paths.login} small>
              {text.earlier.signIn}
            </ButtonLink>
          ) : (
            <Button small icon="refresh" onClick={() => void store.findEarlier()}>
              {text.outcome.checkAgain}
            </Button>
          )}
        </Note>
      ) : null}
    </div>
  );
});

interface StepIndicatorProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step. */
  readonly current: number;
}

/** The progress of a form with several steps. */
function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <ol className={stepIndicatorCss["steps"]} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(stepIndicatorCss["step"], index <= current && stepIndicatorCss["reached"])}
          aria-current={index === current ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

interface StepPanelProps {
  readonly step: number;
  /** Names the step for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The current step of a form. A new step takes the focus. */
function StepPanel({ step, label, children }: StepPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Scrolls to the top as on a new page, so that the step indicator is visible.
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={stepPanelCss["step"]}>
      {children}
    </div>
  );
}

/** Registration in two steps, also reached through the links of campaigns and friends; spec section 2. */
export const RegisterScreen = observer(function RegisterScreen() {
  const store = useRegisterStore();
  const { toast } = useStores();
  const { team, marketing, afCode } = useParams();
  const location = useLocation();
  useEffect(() => {
    store.open({ campaign: team && marketing ? { team, marketing } : undefined, inviterCode: afCode });
  }, [store, team, marketing, afCode]);

  const { step, phase, busy, solving } = store;
  const submit = async () => {
    if (step === 1) return store.next();
    await store.submit();
    if (store.phase === "done") toast.show(text.welcome);
  };
  const next = (
    <Button type="submit" variant="primary" wide busy={busy} busyLabel={step === 1 ? text.checking : text.submitting}>
      {step === 1 ? text.next : text.submit}
    </Button>
  );
  return (
    <Page title={text.title}>
      <EarlierRegistrationNote store={store} />
      <StepIndicator label={text.steps.label} steps={text.steps.names} current={step - 1} />
      <Card>
        <Form onSubmit={submit}>
          <StepPanel step={step} label={text.step(step, text.steps.names[step - 1] ?? "")}>
            {step === 1 ? (
              <AccountStep draft={store.draft} invited={afCode !== undefined} />
            ) : (
              <BankStep draft={store.draft} />
            )}
          </StepPanel>
          <div role="status">{solving ? <Note icon="clock">{text.solving}</Note> : null}</div>
          <OutcomeNote
            phase={phase === "checking-step" ? "idle" : phase}
            problem={undefined}
            texts={text.outcome}
            onCheckAgain={() => void submit()}
          />
          <FormError problem={store.draft.problems.form} detailLabel={shellText.panel.detail} />
          {step === 1 ? (
            next
          ) : (
            <Columns count={2}>
              <Button wide disabled={busy} onClick={() => store.back()}>
                {text.back}
              </Button>
              {next}
            </Columns>
          )}
        </Form>
      </Card>
      <ButtonLink to={paths.login} state={location.state} variant="outline" wide>
        {text.haveAccount}
      </ButtonLink>
    </Page>
  );
});
