import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { deviceSettingsText as text } from "../../text/th/platform/device-settings.ts";
import { Switch } from "../../ui/forms/switch.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Subtitle } from "../../ui/typography/subtitle.tsx";
import { InstallCard } from "./install-card.tsx";
import { PushCard } from "./push-card.tsx";

/** How the site behaves on this device. */
export const DeviceSettingsScreen = observer(function DeviceSettingsScreen() {
  const { device } = useStores();
  const { sounds } = useMemberStores();
  const { confirmationsStayOpen } = device.settings;
  return (
    <Page title={text.title}>
      <Subtitle>{text.intro}</Subtitle>
      <Card>
        <Switch
          label={text.confirmations}
          hint={text.confirmationsHint}
          on={!confirmationsStayOpen}
          onChange={(on) => device.change({ confirmationsStayOpen: !on })}
        />
      </Card>
      {sounds.available ? (
        <Card>
          <Switch label={text.sounds} hint={text.soundsHint} on={sounds.on} onChange={(on) => sounds.turn(on)} />
        </Card>
      ) : null}
      <InstallCard />
      <PushCard />
    </Page>
  );
});
