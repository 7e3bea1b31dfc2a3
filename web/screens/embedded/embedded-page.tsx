import type { ReactNode } from "react";
import { embedText as text } from "#text/site/embed.ts";
import { shellText } from "#text/site/shell.ts";
import type { EmbedKey } from "../../stores/site/site-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { observer } from "../../text/observer.ts";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { NotAvailable, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useFrameLoad } from "../../ui/hooks/use-frame-load.ts";
import { Stack } from "../../ui/layout/card.tsx";
import { Page, type PageProps } from "../../ui/layout/page.tsx";
import css from "./provider-frame.module.css";

interface ProviderFrameProps {
  /** A checked web address, or a path of our own origin. */
  readonly url: string;
  /** Names the frame to screen readers. */
  readonly title: string;
  /** px */
  readonly height: number;
  readonly texts: { readonly loading: string; readonly failed: string; readonly hint: string; readonly retry: string };
}

/** Another provider's page in a sandboxed frame: it can neither navigate the site nor read from it. */
function ProviderFrame({ url, title, height, texts }: ProviderFrameProps) {
  const { phase, attempt, onLoad, retry } = useFrameLoad();
  if (phase === "failed") {
    return <FailedState alone title={texts.failed} text={texts.hint} retryLabel={texts.retry} onRetry={retry} />;
  }
  return (
    <div className={css["box"]} style={{ height }}>
      {phase === "loading" ? <Skeleton shape="card" height={height} label={texts.loading} /> : null}
      <iframe
        key={attempt}
        className={css["frame"]}
        src={isForeign(url) ? url : withScheme(url)}
        title={title}
        sandbox={permissionsFor(url)}
        referrerPolicy="no-referrer"
        loading="lazy"
        onLoad={onLoad}
      />
    </div>
  );
}

/**
 * A page of our own origin that kept this origin could remove the sandbox, so it loses the origin. It needs scripts to
 * load new data.
 */
function permissionsFor(url: string): string {
  return isForeign(url) ? "allow-scripts allow-same-origin allow-presentation" : "allow-scripts";
}

function isForeign(url: string): boolean {
  return /^https?:/.test(url) && !url.startsWith(`${location.origin}/`);
}

/** Our own pages have the scheme of this one; they know no choice of the device. Another provider's address stays unchanged. */
function withScheme(url: string): string {
  const { scheme = "dark" } = document.documentElement.dataset;
  return `${url}${url.includes("?") ? "&" : "?"}scheme=${scheme}`;
}

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
