import type { Reply } from "./http-call.ts";

/** Adds headers to a reply; the later value of a name counts. */
export async function withHeaders(
  reply: Reply | Promise<Reply>,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> {
  const given = await reply;
  return { ...given, headers: { ...given.headers, ...headers } };
}
