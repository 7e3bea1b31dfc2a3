import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation, useParams } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useRegisterStore } from "../../stores/session/use-register-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { registerText } from "../../text/th/session/register.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AccountStep } from "./account-step.tsx";
import { BankStep } from "./bank-step.tsx";
import { EarlierRegistrationNote } from "./earlier-registration-note.tsx";
import { StepIndicator } from "./step-indicator.tsx";
import { StepPanel } from "./step-panel.tsx";

const { steps, outcome, ...text } = registerText;

/** Registration in two steps, also reached through the links of campaigns and friends; spec section 2. */
export const RegisterScreen = observer(function RegisterScreen() {
  const store = useRegisterStore();
  const { toast } = useStores();
  const { team, marketing, afCode } = useParams();
  const location = useLocation();
  useEffect(() => {
    store.open({ campaign: team && marketing ? { team, marketing } : undefined, inviterCode: afCode });
  }, [store, team, marketing, afCode]);

  const { step, phase, busy } = store;
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
      <StepIndicator label={steps.label} steps={steps.names} current={step - 1} />
      <Card>
        <Form onSubmit={submit}>
          <StepPanel label={text.step(step, steps.names[step - 1] ?? "")}>
            {step === 1 ? (
              <AccountStep draft={store.draft} invited={afCode !== undefined} />
            ) : (
              <BankStep draft={store.draft} />
            )}
          </StepPanel>
          <OutcomeNote
            phase={phase === "checking-step" ? "idle" : phase}
            message={undefined}
            texts={outcome}
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
