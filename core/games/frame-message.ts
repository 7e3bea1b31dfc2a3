/**
 * What a game's page tells the page around it, by `postMessage({ source: "game", event })`: a round changed the credit,
 * the launch is over, or the player wants to leave.
 */
export const FRAME_EVENTS = ["round", "over", "leave"] as const;
export type FrameEvent = (typeof FRAME_EVENTS)[number];

/** Anybody may post anything: undefined for what is no such message. */
export function frameEvent(data: unknown): FrameEvent | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { source, event }: { source?: unknown; event?: unknown } = data;
  return source === "game" ? FRAME_EVENTS.find((known) => known === event) : undefined;
}

/**
 * Whether a frame's messages may come from the origin. "null" is a page without one, because the site took it away or
 * the page's own rules did, as those of the house's games do wherever they are.
 */
export function speaksFor(
  { src, keepsOrigin }: { readonly src: string; readonly keepsOrigin: boolean },
  origin: string,
): boolean {
  return origin === "null" || (keepsOrigin && origin === /^https?:\/\/[^/?#]+/.exec(src)?.[0]);
}
