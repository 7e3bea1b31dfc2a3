import { observer } from "mobx-react-lite";
import { useStores } from "../stores/stores-context.ts";
import { shellText } from "../text/th/site/shell.ts";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { ServiceBanner } from "../ui/feedback/service-banner.tsx";

/** What stands between the person and the service, above every page. */
export const SiteBanners = observer(function SiteBanners() {
  const { connectivity, site } = useStores();
  if (connectivity.offline) return <OfflineBanner text={shellText.offline} />;
  if (!connectivity.serviceProblem) return null;
  return (
    <ServiceBanner
      text={shellText.service}
      retryLabel={shellText.retry}
      onRetry={() => {
        connectivity.clearServiceProblem();
        void site.operation.load();
      }}
    />
  );
});
