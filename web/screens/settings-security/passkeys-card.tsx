import { useState } from "react";
import { secondFactorText } from "#text/session/second-factor.ts";
import { shellText } from "#text/site/shell.ts";
import type { PasskeyName } from "../../../core/session/second-factor/model.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { useOneAtATime } from "../../stores/session/use-code.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { formatMoment } from "../../text/dates.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { CurrentPasswordField } from "./authenticator-forms.tsx";

interface PasskeysCardProps {
  readonly store: SecondFactorStore;
  readonly passkeys: readonly PasskeyName[];
}

/** The member's passkeys, and adding one of this device. Nothing where the browser has no passkeys. */
export function PasskeysCard({ store, passkeys }: PasskeysCardProps) {
  const text = secondFactorText.screen.passkeys;
  const { stores, passkeys: device } = useStoresRoot();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const { busy, run } = useOneAtATime();
  if (!device) return null;

  const add = () =>
    run(async () => {
      const named = name.trim() || text.nameHint;
      const answer = await store.addPasskey({ name: named, password }, await device());
      setProblem(answer?.ok === false ? answer.error : undefined);
      if (!answer?.ok) return;
      setName("");
      setPassword("");
      stores.toast.show(text.done);
    });
  const remove = (id: string) =>
    run(async () => {
      const answer = await store.removePasskey(id);
      setProblem(answer.ok ? undefined : answer.error);
      if (answer.ok) stores.toast.show(text.removed);
    });

  return (
    <Card title={text.card}>
      <Stack>
        <Muted>{text.about}</Muted>
        <RowList
          label={text.list}
          rows={passkeys.map((passkey) => ({
            key: passkey.id,
            title: passkey.name,
            detail: text.added(formatMoment(passkey.addedAt)),
            end: (
              <Button
                variant="plain"
                disabled={busy}
                label={text.removeName(passkey.name)}
                onClick={() => void remove(passkey.id)}
              >
                {text.remove}
              </Button>
            ),
          }))}
        />
        <Form onSubmit={add}>
          <TextField
            name="passkeyName"
            label={text.name}
            hint={text.nameHint}
            value={name}
            onChange={setName}
            maxLength={60}
          />
          <CurrentPasswordField name="passkeyPassword" value={password} onChange={setPassword} />
          <FormError problem={problem} detailLabel={shellText.panel.detail} />
          <Button type="submit" variant="outline" wide busy={busy} busyLabel={text.adding}>
            {text.add}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
