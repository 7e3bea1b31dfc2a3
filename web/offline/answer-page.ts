import { storedShell, storeShell } from "./shell.ts";
import type { PageRequestEvent, WorkerScope } from "./worker-scope.ts";

/** A line that has not answered by then shows the stored page: a slow one would take a second to show anything. */
const PATIENCE_MS = 400;
/** Who loads a page again wants the newest one, perhaps because a file of the stored one is gone. */
const RELOAD_PATIENCE_MS = 4000;
/** The server failed, or something before it. */
const FIRST_SERVER_ERROR = 500;

interface PageAnswer {
  readonly answer: Promise<Response>;
  /** Resolves when what the network answered is stored, or cannot be. */
  readonly stored: Promise<unknown>;
}

/** Answers a navigation: the network first, so that a new release shows at once, then the stored shell. */
export function answerPage(scope: WorkerScope, entry: string, event: PageRequestEvent): PageAnswer {
  const network = fromNetwork(event);
  const stored = network.then((answer) => storeShell(scope, entry, answer.clone())).catch(() => undefined);
  const answerFirst = async () => {
    const first = await Promise.race([
      network.catch(() => undefined),
      later(isReload(event.request) ? RELOAD_PATIENCE_MS : PATIENCE_MS),
    ]);
    if (first && first.status < FIRST_SERVER_ERROR) return first;
    return (await storedShell(scope, entry).catch(() => undefined)) ?? first ?? network;
  };
  return { answer: answerFirst(), stored };
}

async function fromNetwork({ request, preloadResponse }: PageRequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Only some browsers say it directly. */
function isReload(request: Request & { readonly isReloadNavigation?: boolean }): boolean {
  return request.isReloadNavigation === true || request.cache === "no-cache" || request.cache === "reload";
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined);
  });
}
