/** The address that opens a chat with a LINE id; ids of official accounts start with @. */
export function lineLink(lineId: string): string {
  const id = lineId.startsWith("@") ? lineId : `~${lineId}`;
  return `https://line.me/R/ti/p/${encodeURIComponent(id)}`;
}
