import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { EmbedKey } from "../../stores/site/site-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { embedText as text } from "../../text/th/site/embed.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { NotAvailable } from "../../ui/feedback/not-available.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Page, type PageProps } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { ProviderFrame } from "./provider-frame.tsx";

interface EmbeddedPageProps extends Pick<PageProps, "title" | "back" | "aside"> {
  readonly entry: EmbedKey;
  /** px */
  readonly height: number;
  /** Below the frame. */
  readonly children?: ReactNode;
}

/** A page with one frame, whose address the site's configuration holds. Says so when it holds none. */
export const EmbeddedPage = observer(function EmbeddedPage({ entry, height, children, ...page }: EmbeddedPageProps) {
  const { site } = useStores();
  const url = site.embed(entry);
  return (
    <Page wide {...page}>
      <ResourcePanel
        state={site.configuration.state}
        skeleton={<Skeleton shape="card" height={height} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void site.configuration.load()}
      >
        {() =>
          url ? (
            <Stack>
              <ProviderFrame url={url} title={page.title} height={height} texts={text.frame} />
              {children}
            </Stack>
          ) : (
            <NotAvailable title={text.notSet} text={text.notSetText} />
          )
        }
      </ResourcePanel>
    </Page>
  );
});
