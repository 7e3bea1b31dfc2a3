import { shellText } from "#text/site/shell.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { Banner } from "../ui/feedback/banner.tsx";
import { LazyPart } from "../ui/feedback/lazy-part.tsx";

const loadClockNotice = () => import("./clock-notice.tsx").then((module) => module.ClockNotice);

/**
 * The banner above every page: the device is offline, the service has a problem (spec section 8), or the device's clock
 * is far off.
 */
export const SiteBanners = observer(function SiteBanners() {
  const { connectivity, site, deviceClock } = useStores();
  if (connectivity.offline) return <Banner tone="bad" icon="offline" text={shellText.offline} />;
  if (!connectivity.serviceProblem) {
    if (deviceClock.shownMs === undefined) return null;
    return <LazyPart load={loadClockNotice} waiting={null} failed={() => null} />;
  }
  // A look at the site's status ends the problem, if it succeeds.
  const retry = () => void site.operation.load();
  return (
    <Banner tone="gold" icon="warning" text={shellText.service} action={{ label: shellText.retry, onClick: retry }} />
  );
});
