import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import type { DevicesStore } from "../../stores/session/devices-store.ts";
import { useDevicesStore } from "../../stores/session/use-devices-store.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { devicesText as text } from "../../text/th/session/devices.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { ActivityList } from "./activity-list.tsx";
import { DeviceList } from "./device-list.tsx";

/** Where the member is signed in, with a way to sign out there. */
export const DevicesScreen = observer(function DevicesScreen() {
  const store = useDevicesStore();
  useEffect(() => {
    void store.list.load();
  }, [store]);
  return (
    <Page title={text.title}>
      <Card>
        <ResourcePanel
          state={store.list.state}
          skeleton={<Skeleton shape="rows" rows={3} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void store.list.load()}
        >
          {() => <Devices store={store} />}
        </ResourcePanel>
      </Card>
      {/* Below a list of unknown length: it would move when the list comes. */}
      {store.list.value || store.list.problem ? <ActivityList store={store} /> : null}
    </Page>
  );
});

const Devices = observer(function Devices({ store }: { readonly store: DevicesStore }) {
  const { toast } = useStores();
  const now = useNow(useClock(), 15_000);
  const signOut = async (id: string | undefined) => {
    if (await store.signOut(id)) toast.show(id === undefined ? text.othersDone : text.done);
  };
  return (
    <Stack>
      <Muted>{text.intro}</Muted>
      <DeviceList devices={store.list.value ?? []} now={now} busy={store.signingOut} onSignOut={signOut} />
      <FormError problem={store.problem} detailLabel={shellText.panel.detail} />
      {store.hasOthers ? (
        <Button
          wide
          busy={store.signingOut === "others"}
          busyLabel={text.signingOut}
          onClick={() => void signOut(undefined)}
        >
          {text.signOutOthers}
        </Button>
      ) : null}
      <ButtonLink to={paths.changePassword} icon="lock" wide>
        {text.changePassword}
      </ButtonLink>
    </Stack>
  );
});
