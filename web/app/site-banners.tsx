import { observer } from "mobx-react-lite";
import { useStores } from "../stores/stores-context.ts";
import { shellText } from "../text/th/site/shell.ts";
import { Banner } from "../ui/feedback/banner.tsx";

/** The banner above every page while the device is offline or the service has a problem (spec section 8). */
export const SiteBanners = observer(function SiteBanners() {
  const { connectivity, site } = useStores();
  if (connectivity.offline) return <Banner tone="bad" icon="offline" text={shellText.offline} />;
  if (!connectivity.serviceProblem) return null;
  // A look at the site's status ends the problem, if it succeeds.
  const retry = () => void site.operation.load();
  return (
    <Banner tone="gold" icon="warning" text={shellText.service} action={{ label: shellText.retry, onClick: retry }} />
  );
});
