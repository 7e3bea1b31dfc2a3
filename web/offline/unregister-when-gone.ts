import type { WorkerScope } from "./worker-scope.ts";

const GONE = [404, 410];

/**
 * Removes this worker and everything that it stored once the server no longer has it. A server that answers every path
 * with a page has none either. Any other failure changes nothing.
 */
export async function unregisterWhenGone({ location, registration, caches }: WorkerScope): Promise<void> {
  const answer = await fetch(location.pathname, { cache: "no-cache" });
  const isScript = (answer.headers.get("content-type") ?? "").includes("javascript");
  if (!GONE.includes(answer.status) && (answer.status !== 200 || isScript)) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
