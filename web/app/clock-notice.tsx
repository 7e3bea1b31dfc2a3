import { deviceClockText as text } from "#text/platform/device-clock.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { Banner } from "../ui/feedback/banner.tsx";

/**
 * Says once that the device's clock is far off. The first reply tells it, when the page is drawn already, so the notice
 * moves nothing. Every time that the site shows or judges is the backend's.
 */
export const ClockNotice = observer(function ClockNotice() {
  const { deviceClock } = useStores();
  if (deviceClock.shownMs === undefined) return null;
  return (
    <Banner
      tone="gold"
      icon="clock"
      floating
      text={text.farOff(deviceClock.shownMs)}
      action={{ label: text.dismiss, onClick: () => deviceClock.dismiss() }}
    />
  );
});
