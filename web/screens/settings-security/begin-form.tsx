import { useState } from "react";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

const text = secondFactorText.screen;

/** What a second factor is, and the password that starts to set it up. */
export function BeginForm({ store }: { readonly store: SecondFactorStore }) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await store.begin(password);
    setBusy(false);
    if (!answer.ok) setError(answer.error.message);
  };
  return (
    <Stack>
      <Muted>{text.off}</Muted>
      <Form onSubmit={submit}>
        <PasswordField
          name="password"
          label={text.password}
          value={password}
          error={error}
          autoComplete="current-password"
          showLabel={text.show}
          hideLabel={text.hide}
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
