import type { FromPushWorker } from "../../../core/platform/push-device.ts";

export interface PushWorkerListener {
  /** Whether another page may be shown now: no typed text, no money action under way. */
  readonly mayLeave: () => boolean;
  readonly onChange: () => void;
}

/** Does what the worker asks of this page. */
export function followPushWorker(page: Window, { mayLeave, onChange }: PushWorkerListener): void {
  page.navigator.serviceWorker.addEventListener("message", ({ data, ports: [port] }: MessageEvent) => {
    const { showPage, pushChanged } = (data ?? {}) as FromPushWorker;
    if (pushChanged) onChange();
    if (showPage === undefined) return;
    if (mayLeave() && page.location.pathname !== showPage) {
      page.history.pushState(null, "", showPage);
      // The router follows the browser's own buttons by this event.
      page.dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }
    port?.postMessage(true);
  });
}
