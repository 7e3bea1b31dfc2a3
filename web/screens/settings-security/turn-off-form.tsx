import { useState } from "react";
import type { SecondFactorStatus } from "../../../core/session/second-factor/model.ts";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { useCode } from "../../stores/session/use-code.ts";
import { useStores } from "../../stores/stores-context.ts";
import { formatMoment } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { CodeField } from "../../ui/code/code-field.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import css from "./settings-security.module.css";

const text = secondFactorText.screen;

/** With fewer codes left, the form warns. */
const FEW_CODES = 3;

interface TurnOffFormProps {
  readonly store: SecondFactorStore;
  readonly status: SecondFactorStatus;
}

/** What is on, and turning it off with the password and a code. */
export function TurnOffForm({ store, status: { totpSince, recoveryCodesLeft } }: TurnOffFormProps) {
  const { toast } = useStores();
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const {
    busy,
    onSubmit,
    onPasskey: _passkey,
    error,
    ...field
  } = useCode(async (proof) => {
    const answer = await store.turnOff({ password, proof });
    const atPassword = !answer.ok && answer.error.kind === "refusal" && answer.error.field === "password";
    setWrong(atPassword ? answer.error.message : undefined);
    if (answer.ok) toast.show(text.turnedOff);
    return answer;
  });
  return (
    <Stack>
      {totpSince === undefined ? null : <Note tone="good">{text.on(formatMoment(totpSince))}</Note>}
      <DescriptionList items={[{ term: text.left, value: text.leftCount(formatCount(recoveryCodesLeft)) }]} />
      {recoveryCodesLeft < FEW_CODES ? <Note tone="bad">{text.fewLeft}</Note> : null}
      <h3 className={css["step"]}>{text.turnOffTitle}</h3>
      <Muted>{text.turnOffText}</Muted>
      <Form onSubmit={onSubmit}>
        <CurrentPasswordField
          value={password}
          error={wrong}
          onChange={(value) => {
            setPassword(value);
            setWrong(undefined);
          }}
        />
        <CodeField texts={secondFactorText.code} {...field} error={wrong === undefined ? error : undefined} />
        <Button type="submit" variant="danger" wide busy={busy} busyLabel={text.turningOff}>
          {text.turnOff}
        </Button>
      </Form>
    </Stack>
  );
}
