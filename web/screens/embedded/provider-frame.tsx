import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useFrameLoad } from "../../ui/hooks/use-frame-load.ts";
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
export function ProviderFrame({ url, title, height, texts }: ProviderFrameProps) {
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

/** Our own pages follow a brand that is always dark or always light. Another provider's address stays unchanged. */
function withScheme(url: string): string {
  const { scheme } = document.documentElement.dataset;
  if (scheme !== "dark" && scheme !== "light") return url;
  return `${url}${url.includes("?") ? "&" : "?"}scheme=${scheme}`;
}
