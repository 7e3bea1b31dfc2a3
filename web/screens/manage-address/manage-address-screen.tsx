import { useEffect } from "react";
import { addressText as text } from "#text/session/address.ts";
import { shellText } from "#text/site/shell.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useAddressStore } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Muted } from "../../ui/data/inline.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AddressForm } from "./address-form.tsx";

/** The postal address for prizes. */
export const ManageAddressScreen = observer(function ManageAddressScreen() {
  const store = useAddressStore();
  const { session, toast } = useStores();
  useEffect(() => {
    void store.address.load();
  }, [store]);
  const { action } = store;
  useEffect(() => {
    const stop = action.watch();
    return () => {
      stop();
      if (action.phase === "done") action.dismiss();
    };
  }, [action]);
  const done = action.phase === "done";
  useEffect(() => {
    if (done) toast.show(text.done);
  }, [done, toast]);
  const user = session.currentUser;
  return (
    <Page title={text.title}>
      <Card>
        <ResourcePanel
          state={store.address.state}
          skeleton={<Skeleton shape="card" height={560} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void store.address.load()}
        >
          {(address) => (
            <Stack>
              <Muted>{address ? text.intro : text.none}</Muted>
              <AddressForm
                store={store}
                // A member without an address most likely receives prizes in person.
                initial={address ?? { recipient: user?.name, phone: user?.phone }}
              />
            </Stack>
          )}
        </ResourcePanel>
      </Card>
    </Page>
  );
});
