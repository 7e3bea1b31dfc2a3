import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { PasswordStore } from "../../stores/session/password-store.ts";
import { changePasswordText as text } from "../../text/th/session/change-password.ts";
import { Button } from "../../ui/controls/button.tsx";
import { StatePanel } from "../../ui/feedback/state-panel.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { PasswordField } from "../../ui/forms/password-field.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

/** Finds out a change of an earlier page, which took the passwords with it. */
export const CheckNewPassword = observer(function CheckNewPassword({ store }: { readonly store: PasswordStore }) {
  const [typed, setTyped] = useState("");
  const [checking, setChecking] = useState(false);
  const check = async () => {
    if (typed === "" || checking) return;
    setChecking(true);
    await store.check(typed);
    setChecking(false);
  };
  return (
    <Form onSubmit={check}>
      <div role="status">
        <StatePanel icon="clock" title={text.unknownTitle} text={text.unknownText} compact />
      </div>
      <PasswordField
        name="typedPassword"
        label={text.typed}
        value={typed}
        autoComplete="new-password"
        error={store.typedIsWrong ? text.typedIsWrong : undefined}
        showLabel={text.show}
        hideLabel={text.hide}
        onChange={setTyped}
      />
      <Stack>
        <Button type="submit" variant="primary" wide busy={checking} busyLabel={text.checkBusy}>
          {text.check}
        </Button>
        <Button wide onClick={() => store.startAgain()}>
          {text.startAgain}
        </Button>
      </Stack>
    </Form>
  );
});
