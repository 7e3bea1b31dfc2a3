import { useEffect } from "react";
import { activityText, devicesText } from "#text/session/activity.ts";
import { shellText } from "#text/site/shell.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { paths } from "../../app/paths.ts";
import type { DevicesStore } from "../../stores/session/devices-store.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { useDevicesStore } from "../../stores/use-member-stores.ts";
import { activityOrigin, activityTitle } from "../../text/activity-words.ts";
import { formatMoment, timeAgo } from "../../text/dates.ts";
import { language } from "../../text/live.ts";
import { observer } from "../../text/observer.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Chip, Muted } from "../../ui/data/inline.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, ListPanel, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";

interface DeviceListProps {
  readonly devices: readonly DeviceSession[];
  readonly now: Instant;
  /** The id of the device that is being signed out. */
  readonly busy: string | undefined;
  readonly onSignOut: (id: string) => Promise<void>;
}

function DeviceList({ devices, now, busy, onSignOut }: DeviceListProps) {
  return (
    <RowList
      label={devicesText.list}
      rows={devices.map(({ id, title, address, signedInAt, lastSeenAt, current }) => ({
        key: id,
        leading: <Icon name="phone" />,
        title: (
          <>
            <strong>{title}</strong> {current ? <Chip tone="good">{devicesText.current}</Chip> : null}
          </>
        ),
        detail: (
          <>
            {devicesText.lastSeen} {timeAgo(lastSeenAt, now).relative}
            <br />
            {devicesText.signedIn} {timeAgo(signedInAt, now).exact}
            {address === undefined ? "" : ` ${devicesText.from(address)}`}
          </>
        ),
        end: current ? null : (
          <Button
            small
            label={devicesText.signOutOf(title)}
            busy={busy === id}
            busyLabel={devicesText.signingOut}
            onClick={() => void onSignOut(id)}
          >
            {devicesText.signOut}
          </Button>
        ),
      }))}
    />
  );
}

/** Who signed in as the member, or tried to: a theft shows here. */
const ActivityList = observer(function ActivityList({ store }: { readonly store: DevicesStore }) {
  const { activity } = store;
  const spoken = language();
  useEffect(() => {
    void activity.load();
  }, [activity, spoken]);
  return (
    <Section title={activityText.title}>
      <ListPanel
        state={activity.state}
        skeleton={<Skeleton shape="rows" rows={5} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void activity.load()}
        empty={<EmptyState icon="history" title={activityText.empty} />}
      >
        {(items) => (
          <>
            <RowList
              label={activityText.title}
              rows={items.map((item) => ({
                key: item.id,
                title: activityTitle(item),
                detail: (
                  <>
                    {formatMoment(item.at)}
                    <br />
                    {activityOrigin(item)}
                  </>
                ),
                end: item.outcome === "done" ? null : <Chip tone="bad">{activityText.failed}</Chip>,
              }))}
            />
            {activity.hasMore ? (
              <Centered>
                <Button
                  busy={activity.loadingMore}
                  busyLabel={shellText.loading}
                  onClick={() => void activity.loadMore()}
                >
                  {activityText.more}
                </Button>
              </Centered>
            ) : null}
          </>
        )}
      </ListPanel>
    </Section>
  );
});

/** Where the member is signed in, with a way to sign out there. */
export const DevicesScreen = observer(function DevicesScreen() {
  const store = useDevicesStore();
  // The house names devices in the page's language.
  const spoken = language();
  useEffect(() => {
    void store.list.load();
  }, [store, spoken]);
  return (
    <Page title={devicesText.title}>
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
    if (await store.signOut(id)) toast.show(id === undefined ? devicesText.othersDone : devicesText.done);
  };
  return (
    <Stack>
      <Muted>{devicesText.intro}</Muted>
      <DeviceList devices={store.list.value ?? []} now={now} busy={store.signingOut} onSignOut={signOut} />
      <FormError problem={store.problem} detailLabel={shellText.panel.detail} />
      {store.hasOthers ? (
        <Button
          wide
          busy={store.signingOut === "others"}
          busyLabel={devicesText.signingOut}
          onClick={() => void signOut(undefined)}
        >
          {devicesText.signOutOthers}
        </Button>
      ) : null}
      <ButtonLink to={paths.changePassword} icon="lock" wide>
        {devicesText.changePassword}
      </ButtonLink>
    </Stack>
  );
});
