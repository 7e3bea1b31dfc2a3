const NAME = "CopyRefused";

/** Another run would stop in the same way: something is wrong with a side. */
export function copyRefused(message: string): Error {
  return Object.assign(new Error(message), { name: NAME });
}

export function isCopyRefused(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}
