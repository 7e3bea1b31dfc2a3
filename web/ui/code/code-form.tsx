import { Button } from "../controls/button.tsx";
import { Form } from "../forms/form.tsx";
import { Stack } from "../layout/stack.tsx";
import { Subtitle } from "../typography/subtitle.tsx";
import { CodeField, type CodeTexts } from "./code-field.tsx";

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
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onChange: (code: string) => void;
  readonly onKind: (kind: "totp" | "recovery-code") => void;
  readonly onSubmit: () => Promise<void>;
  readonly onPasskey?: (() => Promise<void>) | undefined;
  readonly onBack: () => void;
}

/** Asks for a code as a step of its own. The field has the focus. */
export function CodeForm({ texts, busy, onSubmit, onPasskey, onBack, ...field }: CodeFormProps) {
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
