import { useContext } from "react";
import type { TotpSetup } from "../../../core/session/second-factor/model.ts";
import { totpUri } from "../../../core/session/second-factor/totp-uri.ts";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { useCode } from "../../stores/session/use-code.ts";
import { useStores } from "../../stores/stores-context.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { CodeField } from "../../ui/code/code-field.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { SiteFrameContext } from "../../ui/layout/site-frame-context.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import css from "./settings-security.module.css";

const text = secondFactorText.screen;

/** px; with error correction M, like every QR code of the site (spec section 9). */
const QR_SIZE = 150;

/** The secret for the app, and the code that proves that the app has it. */
export function SetupForm({ store, setup }: { readonly store: SecondFactorStore; readonly setup: TotpSetup }) {
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
