import type { Container, ContainerModule, ServiceIdentifier } from "inversify";
import { memoize } from "./memoize.ts";

/**
 * A context whose code comes in a chunk of its own. The first call imports the chunk's module and loads it into the
 * container; every call resolves to what the module binds to `id`. After a failure the next call tries again.
 */
export function lazyModule<T>(
  container: Container,
  id: ServiceIdentifier<T>,
  importModule: () => Promise<ContainerModule>,
): () => Promise<T> {
  return memoize(async () => {
    const module = await importModule();
    // A second load would bind every identifier twice.
    if (!container.isBound(id)) container.load(module);
    return container.get(id);
  }).get;
}
