const GONE = [404, 410];

/** Whether an answer says that the server has no worker. A server that answers every path with a page has none either. */
export function isWorkerGone({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const isScript = (headers.get("content-type") ?? "").includes("javascript");
  return GONE.includes(status) || (status === 200 && !isScript);
}
