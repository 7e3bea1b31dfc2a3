import type { WorkerScope } from "./worker-scope.ts";

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

export async function storedShell({ caches }: WorkerScope, entry: string): Promise<Response | undefined> {
  return (await caches.open(shellCacheOf(entry))).match(SHELL, { ignoreVary: true });
}

export async function deleteOtherShells({ caches }: WorkerScope, entry: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHES) && name !== shellCacheOf(entry));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export function isHtml({ headers }: Response): boolean {
  return (headers.get("content-type") ?? "").includes("text/html");
}
