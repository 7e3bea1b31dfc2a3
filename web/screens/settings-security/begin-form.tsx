import { useState } from "react";
import { useOneAtATime } from "../../stores/base/use-one-at-a-time.ts";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";

const text = secondFactorText.screen;

/** What a second factor is, and the password that starts to set it up. */
export function BeginForm({ store }: { readonly store: SecondFactorStore }) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const { busy, run } = useOneAtATime();
  const submit = () =>
    run(async () => {
      const answer = await store.begin(password);
      if (!answer.ok) setError(answer.error.message);
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
