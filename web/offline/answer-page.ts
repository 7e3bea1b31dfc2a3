import type { PageRequestEvent, WorkerScope } from "./worker-scope.ts";

/** A line that has not answered by then shows the stored page: a slow one would take a second to show anything. */
const PATIENCE_MS = 400;
/** Who loads a page again wants the newest one, perhaps because a file of the stored one is gone. */
const RELOAD_PATIENCE_MS = 4000;
/** The server failed, or something before it. */
const FIRST_SERVER_ERROR = 500;

interface PageAnswer {
  readonly answer: Promise<Response>;
  /** Resolves when the network's answer is stored, or storing it has failed. */
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

/** The page that stands for every address of the site: its screens have the same one. */
const SHELL = "/";
const SHELL_CACHES = "site-shell-";
/** Files beside the assets that the page names: scripts with a version, the mark, a brand's own files. */
const SMALL_FILES = /(?:src|href)="(\/(?!assets\/|\/)[^"]+\.(?:js|css|svg|png|ico|json|webmanifest)(?:\?[^"]*)?)"/g;

export const shellCacheOf = (entry: string): string => SHELL_CACHES + entry;

/**
 * Stores a page as the shell, with the small files that it names, if it is one of this build. A page of another build
 * needs scripts that are not stored.
 */
export async function storeShell({ caches }: WorkerScope, entry: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected || !isHtml(answer)) return false;
  const html = await answer.clone().text();
  if (!html.includes(entry)) return false;
  const cache = await caches.open(shellCacheOf(entry));
  await cache.put(SHELL, answer);
  const files: string[] = [];
  html.replace(SMALL_FILES, (whole, file: string) => {
    files.push(file.replace(/&amp;/g, "&"));
    return whole;
  });
  await Promise.all(
    [...new Set(files)].map(async (file) => {
      // The page works without one of them.
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
    }),
  );
  return true;
}

async function storedShell({ caches }: WorkerScope, entry: string): Promise<Response | undefined> {
  return (await caches.open(shellCacheOf(entry))).match(SHELL, { ignoreVary: true });
}

export async function deleteOtherShells({ caches }: WorkerScope, entry: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHES) && name !== shellCacheOf(entry));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export function isHtml({ headers }: Response): boolean {
  return (headers.get("content-type") ?? "").includes("text/html");
}
