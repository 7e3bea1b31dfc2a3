import { useEffect, useRef, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import { useProblemWords } from "../feedback/problem-words.ts";
import type { FieldProblem } from "../forms/field.tsx";
import { Form } from "../forms/form.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Stack } from "../layout/card.tsx";
import { Subtitle } from "../typography/prose.tsx";

interface CodeFormProps {
  readonly texts: CodeTexts & {
    readonly intro: string;
    readonly submit: string;
    readonly submitting: string;
    readonly back: string;
    readonly passkey: string;
  };
  readonly kind: "totp" | "recovery-code";
  readonly code: string;
  readonly error: FieldProblem;
  readonly busy: boolean;
  readonly onChange: (code: string) => void;
  readonly onKind?: ((kind: "totp" | "recovery-code") => void) | undefined;
  readonly onSubmit: () => Promise<void>;
  readonly onPasskey?: (() => Promise<void>) | undefined;
  readonly onBack: () => void;
}

/**
 * Asks for a code as a step of its own. The field has the focus. Who has a passkey and no app is asked for the passkey
 * first: a recovery code is for the day on which the passkey is lost.
 */
export function CodeForm({ texts, busy, onSubmit, onPasskey, onBack, ...field }: CodeFormProps) {
  const [types, setTypes] = useState(false);
  const problem = useProblemWords(field.error);
  if (onPasskey && !field.onKind && !types) {
    return (
      <Stack>
        <Subtitle>{texts.intro}</Subtitle>
        {problem ? <Note tone="bad">{problem.message}</Note> : null}
        <Button variant="primary" icon="lock" wide busy={busy} takesFocus onClick={() => void onPasskey()}>
          {texts.passkey}
        </Button>
        <Button variant="plain" wide disabled={busy} onClick={() => setTypes(true)}>
          {texts.useRecovery}
        </Button>
        <Button variant="plain" wide onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    );
  }
  return (
    <Form onSubmit={onSubmit}>
      <Subtitle>{texts.intro}</Subtitle>
      <CodeField texts={texts} {...field} takesFocus />
      <Stack>
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        {onPasskey ? (
          <Button variant="outline" icon="lock" wide disabled={busy} onClick={() => void onPasskey()}>
            {texts.passkey}
          </Button>
        ) : null}
        <Button variant="plain" wide onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    </Form>
  );
}

interface CodeTexts {
  readonly code: string;
  readonly codeHint: string;
  readonly recoveryCode: string;
  readonly recoveryHint: string;
  readonly useRecovery: string;
  readonly useApp: string;
}

interface CodeFieldProps {
  readonly texts: CodeTexts;
  readonly kind: "totp" | "recovery-code";
  readonly code: string;
  readonly error: FieldProblem;
  readonly onChange: (code: string) => void;
  /** Left out where only one kind is accepted. */
  readonly onKind?: ((kind: "totp" | "recovery-code") => void) | undefined;
  /** Whether the field gets the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ texts, kind, code, error, onChange, onKind, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus, kind]);
  const recovery = kind === "recovery-code";
  return (
    <>
      <TextField
        ref={input}
        name="code"
        label={recovery ? texts.recoveryCode : texts.code}
        hint={recovery ? texts.recoveryHint : texts.codeHint}
        value={code}
        error={error}
        onChange={onChange}
        inputMode={recovery ? "text" : "numeric"}
        autoComplete={recovery ? "off" : "one-time-code"}
        maxLength={recovery ? 20 : 7}
        exact
        required
      />
      {onKind ? (
        <Button variant="plain" wide onClick={() => onKind(recovery ? "totp" : "recovery-code")}>
          {recovery ? texts.useApp : texts.useRecovery}
        </Button>
      ) : null}
    </>
  );
}
