import { isWorkerGone } from "../../core/platform/worker-gone.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** Removes this worker and everything that it stored once the server no longer has it. Any other failure changes nothing. */
export async function unregisterWhenGone({ location, registration, caches }: WorkerScope): Promise<void> {
  if (!isWorkerGone(await fetch(location.pathname, { cache: "no-cache" }))) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
