import { useContext, useState } from "react";
import { secondFactorText } from "#text/session/second-factor.ts";
import { shellText } from "#text/site/shell.ts";
import type { SecondFactorStatus, TotpSetup } from "../../../core/session/second-factor/model.ts";
import { totpUri } from "../../../core/session/second-factor/second-factors.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { useCode, useOneAtATime } from "../../stores/session/use-code.ts";
import { useStores } from "../../stores/stores-context.ts";
import { formatMoment } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { CodeField } from "../../ui/code/code-form.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import type { FieldProblem } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { PasswordField } from "../../ui/forms/text-field.tsx";
import { Stack } from "../../ui/layout/card.tsx";
import { SiteFrameContext } from "../../ui/layout/contexts.ts";
import { RowList } from "../../ui/lists/row-list.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import css from "./settings-security.module.css";

/** What a second factor is, and the password that starts to set it up. */
export function BeginForm({ store }: { readonly store: SecondFactorStore }) {
  const text = secondFactorText.screen;
  const [password, setPassword] = useState("");
  const [error, setError] = useState<Problem | undefined>(undefined);
  const { busy, run } = useOneAtATime();
  const submit = () =>
    run(async () => {
      const answer = await store.begin(password);
      if (!answer.ok) setError(answer.error);
    });
  return (
    <Stack>
      <Muted>{text.off}</Muted>
      <Form onSubmit={submit}>
        <CurrentPasswordField
          value={password}
          error={error}
          onChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.beginning}>
          {text.begin}
        </Button>
      </Form>
    </Stack>
  );
}

/** px; with error correction M, like every QR code of the site (spec section 9). */
const QR_SIZE = 150;

/** The secret for the app, and the code that proves that the app has it. */
export function SetupForm({ store, setup }: { readonly store: SecondFactorStore; readonly setup: TotpSetup }) {
  const text = secondFactorText.screen;
  const { siteName } = useContext(SiteFrameContext);
  const username = useStores().session.currentUser?.username ?? "";
  const { secret } = setup;
  const { busy, onSubmit, onKind: _kind, onPasskey: _passkey, ...field } = useCode(({ code }) => store.turnOn(code));
  const shown = (secret.match(/.{1,4}/g) ?? []).join(" ");
  return (
    <Form onSubmit={onSubmit}>
      <h3 className={css["step"]}>{text.scan}</h3>
      <Centered>
        <QrCode value={totpUri({ issuer: siteName, username, secret })} label={text.qr} size={QR_SIZE} level="M" />
      </Centered>
      <RowList
        label={text.orType}
        rows={[
          {
            key: "secret",
            title: <code className={css["secret"]}>{shown}</code>,
            detail: text.orType,
            end: (
              <CopyButton text={secret} label={shellText.copy} copiedLabel={shellText.copied} name={text.copySecret} />
            ),
          },
        ]}
      />
      <h3 className={css["step"]}>{text.enter}</h3>
      <CodeField texts={secondFactorText.code} {...field} />
      <Stack>
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.turningOn}>
          {text.turnOn}
        </Button>
        <Button variant="plain" wide disabled={busy} onClick={() => store.leave()}>
          {text.cancel}
        </Button>
      </Stack>
    </Form>
  );
}

/** With fewer codes left, the form warns. */
const FEW_CODES = 3;

interface TurnOffFormProps {
  readonly store: SecondFactorStore;
  readonly status: SecondFactorStatus;
}

/** What is on, and turning it off with the password and a code. */
export function TurnOffForm({ store, status: { totpSince, recoveryCodesLeft } }: TurnOffFormProps) {
  const text = secondFactorText.screen;
  const { toast } = useStores();
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<Problem | undefined>(undefined);
  const {
    busy,
    onSubmit,
    onPasskey: _passkey,
    error,
    ...field
  } = useCode(async (proof) => {
    const answer = await store.turnOff({ password, proof });
    const atPassword = !answer.ok && answer.error.kind === "refusal" && answer.error.field === "password";
    setWrong(atPassword ? answer.error : undefined);
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

interface CurrentPasswordFieldProps {
  /** The forms of the page need different ones. */
  readonly name?: string;
  readonly value: string;
  readonly error?: FieldProblem;
  readonly onChange: (value: string) => void;
}

/** The member's password, which a change of the second factor asks for. */
export function CurrentPasswordField({ name = "password", ...field }: CurrentPasswordFieldProps) {
  const text = secondFactorText.screen;
  return (
    <PasswordField
      name={name}
      label={text.password}
      autoComplete="current-password"
      showLabel={text.show}
      hideLabel={text.hide}
      {...field}
    />
  );
}
