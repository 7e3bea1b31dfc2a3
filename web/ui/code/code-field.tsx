import { useEffect, useRef } from "react";
import { Button } from "../controls/button.tsx";
import { TextField } from "../forms/text-field.tsx";

export interface CodeTexts {
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
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
  /** Left out where only the app's code is accepted. */
  readonly onKind?: (kind: "totp" | "recovery-code") => void;
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
