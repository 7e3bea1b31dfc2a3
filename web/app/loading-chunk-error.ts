/** The code or a style sheet of a part of the site did not come (spec section 8). Nothing is wrong with the code itself. */
export interface LoadingChunkError extends Error {
  readonly kind: "loading-chunk";
  /** The request may still be open, so that a second import would only wait for it. */
  readonly timedOut: boolean;
}

export function loadingChunkError(cause: unknown, timedOut: boolean): LoadingChunkError {
  return Object.assign(new Error(`loading chunk: ${String(cause)}`), { kind: "loading-chunk", timedOut } as const);
}

export function isLoadingChunkError(error: unknown): error is LoadingChunkError {
  return error instanceof Error && "kind" in error && error.kind === "loading-chunk";
}
