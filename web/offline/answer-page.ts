import { storedShell, storeShell } from "./shell.ts";
import type { PageRequestEvent, WorkerScope } from "./worker-scope.ts";

/** A line that has not answered by then shows the stored page, and the answer replaces that page for the next time. */
const PATIENCE_MS = 4000;
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
    const first = await Promise.race([network.catch(() => undefined), later(PATIENCE_MS)]);
    if (first && first.status < FIRST_SERVER_ERROR) return first;
    return (await storedShell(scope, entry).catch(() => undefined)) ?? first ?? network;
  };
  return { answer: answerFirst(), stored };
}

async function fromNetwork({ request, preloadResponse }: PageRequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined);
  });
}
