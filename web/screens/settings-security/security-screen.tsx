import { useContext, useEffect } from "react";
import { secondFactorText } from "#text/session/second-factor.ts";
import { memberMenuText } from "#text/site/member-menu.ts";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../../app/paths.ts";
import type { SecondFactorStore } from "../../stores/session/second-factor-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useSecondFactor } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { SiteFrameContext } from "../../ui/layout/contexts.ts";
import { Page } from "../../ui/layout/page.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import { BeginForm, SetupForm, TurnOffForm } from "./authenticator-forms.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import css from "./settings-security.module.css";

/** The recovery codes, once. */
function RecoveryCodes({ store }: { readonly store: SecondFactorStore }) {
  const text = secondFactorText.screen;
  const { siteName } = useContext(SiteFrameContext);
  const username = useStores().session.currentUser?.username ?? "";
  const codes = store.recoveryCodes.map((code) => (code.match(/.{1,4}/g) ?? []).join("-"));
  const all = codes.join("\n");
  return (
    <Stack>
      <FocusHeading>{text.codesTitle}</FocusHeading>
      <Note tone="info">{text.codesText}</Note>
      <ul className={css["codes"]} aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={all} label={shellText.copy} copiedLabel={shellText.copied} name={text.copyCodes} />
      <Button
        wide
        icon="slip"
        onClick={() => store.saveRecoveryCodes(text.file, `${text.fileHead(siteName, username)}\n\n${all}\n`)}
      >
        {text.save}
      </Button>
      <Button variant="primary" wide onClick={() => store.leave()}>
        {text.done}
      </Button>
    </Stack>
  );
}

/** The second factor: off, being set up, or on. */
export const SecurityScreen = observer(function SecurityScreen() {
  const text = secondFactorText.screen;
  const store = useSecondFactor();
  useEffect(() => {
    void store.status.load();
    return () => store.leave();
  }, [store]);
  return (
    <Page title={text.title}>
      <Card>
        <Stack>
          <ButtonLink to={paths.changePassword} icon="lock" wide>
            {text.changePassword}
          </ButtonLink>
          <ButtonLink to={paths.devices} icon="phone" wide>
            {text.devices}
          </ButtonLink>
          <ButtonLink to={paths.manageAddress} icon="pin" wide>
            {memberMenuText.address}
          </ButtonLink>
        </Stack>
      </Card>
      <Card title={text.card}>
        <ResourcePanel
          state={store.status.state}
          skeleton={<Skeleton shape="card" height={240} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void store.status.load()}
        >
          {(status) => {
            if (store.recoveryCodes.length > 0) return <RecoveryCodes store={store} />;
            if (status.totpSince !== undefined) return <TurnOffForm store={store} status={status} />;
            return store.setup ? <SetupForm store={store} setup={store.setup} /> : <BeginForm store={store} />;
          }}
        </ResourcePanel>
      </Card>
      {store.status.value && store.recoveryCodes.length === 0 ? (
        <PasskeysCard store={store} passkeys={store.status.value.passkeys} />
      ) : null}
    </Page>
  );
});
