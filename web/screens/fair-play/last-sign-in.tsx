import { useEffect, useState } from "react";
import { monthText as text } from "#text/fair-play/fair-play.ts";
import { devicesText } from "#text/session/activity.ts";
import { paths } from "../../app/paths.ts";
import type { DevicesStore } from "../../stores/session/devices-store.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatMoment } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Chip } from "../../ui/data/inline.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { RowIcon, RowList } from "../../ui/lists/row-list.tsx";

/** When and with which device the member last signed in. Nothing where the backend does not say. */
export const LastSignIn = observer(function LastSignIn() {
  const { devices } = useMemberStores();
  const [store, setStore] = useState<DevicesStore>();
  useEffect(() => {
    // The figures stand without it, also when its code does not come.
    devices().then(
      (loaded) => {
        setStore(loaded);
        void loaded.list.load();
      },
      () => undefined,
    );
  }, [devices]);
  const latest = store?.latest;
  if (!latest) return null;
  const { id, title, signedInAt, current } = latest;
  return (
    <Section title={text.signIn}>
      <Card tight>
        <RowList
          label={text.signIn}
          rows={[
            {
              key: id,
              leading: <RowIcon name="phone" tone="info" />,
              title,
              detail: formatMoment(signedInAt),
              end: current ? <Chip tone="good">{devicesText.current}</Chip> : undefined,
              link: { to: paths.devices, label: devicesText.title },
            },
          ]}
        />
      </Card>
    </Section>
  );
});
