import { useEffect } from "react";
import { deviceSettingsText, installText, schemeText } from "#text/platform/device-settings.ts";
import { pushText } from "#text/site/push.ts";
import { shellText } from "#text/site/shell.ts";
import { LanguageChoice } from "../../shared/language-choice.tsx";
import { SchemeChoice } from "../../shared/scheme-choice.tsx";
import { useStores } from "../../stores/stores-context.ts";
import { useMemberStores, usePushStore } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { NumberedList } from "../../ui/lists/row-list.tsx";
import { Subtitle } from "../../ui/typography/prose.tsx";

/** Puts the site on the home screen, where the browser can do that. */
const InstallCard = observer(function InstallCard() {
  const { install } = useMemberStores();
  useEffect(() => install.watch(), [install]);
  if (install.way === "no") return null;
  return (
    <Card title={installText.title}>
      <Stack>
        <Muted>{installText.intro}</Muted>
        {install.way === "offered" ? (
          <Button onClick={() => void install.install()}>{installText.install}</Button>
        ) : (
          <NumberedList items={installText.steps} />
        )}
        <Button variant="plain" onClick={() => install.refuse()}>
          {installText.notNow}
        </Button>
      </Stack>
    </Card>
  );
});

/** Notifications on this device, where the browser and the backend have them. */
const PushCard = observer(function PushCard() {
  const push = usePushStore();
  const { toast } = useStores();
  if (!push.available) return null;
  const change = async (on: boolean) => {
    if (!on) return push.turnOff();
    if (!(await push.turnOn()) && push.way !== "denied") toast.show(pushText.failed);
  };
  return (
    <Card title={pushText.title}>
      {push.way === "denied" ? (
        <Muted>{pushText.denied}</Muted>
      ) : (
        <Switch label={pushText.label} hint={pushText.hint} on={push.on} onChange={(on) => void change(on)} />
      )}
    </Card>
  );
});

/** How the site behaves on this device. */
export const DeviceSettingsScreen = observer(function DeviceSettingsScreen() {
  const { device } = useStores();
  const { sounds } = useMemberStores();
  const { confirmationsStayOpen } = device.settings;
  return (
    <Page title={deviceSettingsText.title}>
      <Subtitle>{deviceSettingsText.intro}</Subtitle>
      <Card title={schemeText.title}>
        <SchemeChoice />
      </Card>
      <Card title={shellText.language.title}>
        <LanguageChoice />
      </Card>
      <Card>
        <Switch
          label={deviceSettingsText.confirmations}
          hint={deviceSettingsText.confirmationsHint}
          on={!confirmationsStayOpen}
          onChange={(on) => device.change({ confirmationsStayOpen: !on })}
        />
      </Card>
      {sounds.available ? (
        <Card>
          <Switch
            label={deviceSettingsText.sounds}
            hint={deviceSettingsText.soundsHint}
            on={sounds.on}
            onChange={(on) => sounds.turn(on)}
          />
        </Card>
      ) : null}
      <InstallCard />
      <PushCard />
    </Page>
  );
});
