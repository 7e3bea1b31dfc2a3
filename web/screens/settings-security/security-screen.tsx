import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useSecondFactor } from "../../stores/session/use-second-factor.ts";
import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { BeginForm } from "./begin-form.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetupForm } from "./setup-form.tsx";
import { TurnOffForm } from "./turn-off-form.tsx";

const text = secondFactorText.screen;

/** The second factor: off, being set up, or on. */
export const SecurityScreen = observer(function SecurityScreen() {
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
