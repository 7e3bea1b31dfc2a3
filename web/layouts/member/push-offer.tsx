import { pushText as text } from "#text/site/push.ts";
import { useStores } from "../../stores/stores-context.ts";
import { usePushStore } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Stack } from "../../ui/layout/card.tsx";

/** Asks, once a request was sent, whether to notify of its end. Whoever said "not now" is not asked again. */
export const PushOffer = observer(function PushOffer() {
  const push = usePushStore();
  const { toast } = useStores();
  if (!push.offered) return null;
  const accept = async () => toast.show((await push.turnOn()) ? text.turnedOn : text.failed);
  return (
    <Stack gap="s">
      <p>{text.offer}</p>
      <Columns count={2}>
        <Button wide variant="outline" onClick={() => push.decline()}>
          {text.notNow}
        </Button>
        <Button wide disabled={push.busy} onClick={() => void accept()}>
          {text.accept}
        </Button>
      </Columns>
    </Stack>
  );
});
