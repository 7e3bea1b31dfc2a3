import { observer } from "mobx-react-lite";
import { usePushStore } from "../../stores/site/use-push-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { pushText as text } from "../../text/th/site/push.ts";
import { Switch } from "../../ui/forms/switch.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

/** Notifications on this device, where the browser and the backend have them. */
export const PushCard = observer(function PushCard() {
  const push = usePushStore();
  const { toast } = useStores();
  if (!push.available) return null;
  const change = async (on: boolean) => {
    if (!on) return push.turnOff();
    if (!(await push.turnOn()) && push.way !== "denied") toast.show(text.failed);
  };
  return (
    <Card title={text.title}>
      {push.way === "denied" ? (
        <Muted>{text.denied}</Muted>
      ) : (
        <Switch label={text.label} hint={text.hint} on={push.on} onChange={(on) => void change(on)} />
      )}
    </Card>
  );
});
