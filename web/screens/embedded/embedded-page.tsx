import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { EmbedKey } from "../../stores/site/site-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { embedText as text } from "../../text/th/site/embed.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { NotAvailable } from "../../ui/feedback/not-available.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ProviderFrame } from "./provider-frame.tsx";

interface EmbeddedPageProps {
  readonly entry: EmbedKey;
  readonly title: string;
  /** px */
  readonly height: number;
  readonly aside: ReactNode;
}

/** A screen that is one configured frame, or says that none is configured. */
export const EmbeddedPage = observer(function EmbeddedPage({ entry, title, height, aside }: EmbeddedPageProps) {
  const { site } = useStores();
  const url = site.embed(entry);
  return (
    <Page title={title} wide aside={aside}>
      <ResourcePanel
        state={site.configuration.state}
        skeleton={<Skeleton shape="card" height={height} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void site.configuration.load()}
      >
        {() =>
          url ? (
            <ProviderFrame url={url} title={title} height={height} texts={text.frame} />
          ) : (
            <NotAvailable title={text.notSet} text={text.notSetText} />
          )
        }
      </ResourcePanel>
    </Page>
  );
});
