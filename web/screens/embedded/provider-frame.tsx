import { useEffect, useState } from "react";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import css from "./provider-frame.module.css";

interface ProviderFrameProps {
  /** A checked web address or a path of the own origin. */
  readonly url: string;
  /** Names the frame to screen readers. */
  readonly title: string;
  /** px */
  readonly height: number;
  readonly texts: { readonly loading: string; readonly failed: string; readonly hint: string; readonly retry: string };
}

/** A frame tells nobody that it failed; one that has not come by then is treated as failed. */
const TOO_LONG_MS = 15_000;

/** Another provider's page in a frame that can neither leave its place nor reach ours. */
export function ProviderFrame({ url, title, height, texts }: ProviderFrameProps) {
  const [turn, setTurn] = useState(0);
  const [phase, setPhase] = useState<"loading" | "there" | "failed">("loading");
  useEffect(() => {
    if (phase !== "loading") return undefined;
    const timer = setTimeout(() => setPhase("failed"), TOO_LONG_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  if (phase === "failed") {
    return (
      <FailedState
        alone
        title={texts.failed}
        text={texts.hint}
        retryLabel={texts.retry}
        onRetry={() => {
          setTurn(turn + 1);
          setPhase("loading");
        }}
      />
    );
  }
  return (
    <div className={css["box"]} style={{ height }}>
      {phase === "loading" ? <Skeleton shape="card" height={height} label={texts.loading} /> : null}
      <iframe
        key={turn}
        className={css["frame"]}
        src={isForeign(url) ? url : withScheme(url)}
        title={title}
        sandbox={permissionsFor(url)}
        referrerPolicy="no-referrer"
        loading="lazy"
        onLoad={() => setPhase("there")}
      />
    </div>
  );
}

/**
 * A page of our own origin that kept it could take the sandbox off again, so it loses its origin; without scripts it
 * could not even fetch itself anew.
 */
function permissionsFor(url: string): string {
  return isForeign(url) ? "allow-scripts allow-same-origin allow-presentation" : "allow-scripts";
}

function isForeign(url: string): boolean {
  return /^https?:/.test(url) && !url.startsWith(`${location.origin}/`);
}

/** A brand that is dark or light whatever the device says has its own pages follow; another's address stays as it is. */
function withScheme(url: string): string {
  const { scheme } = document.documentElement.dataset;
  if (scheme !== "dark" && scheme !== "light") return url;
  return `${url}${url.includes("?") ? "&" : "?"}scheme=${scheme}`;
}
