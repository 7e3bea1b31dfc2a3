/**
 * The messages of a game's page to the page around it, as `postMessage({ source: "game", event })`: the page can receive
 * messages, a round changed the credit, the launch is over, or the player wants to leave.
 */
export const FRAME_EVENTS = ["ready", "round", "over", "leave"] as const;
export type FrameEvent = (typeof FRAME_EVENTS)[number];

/** Undefined for any other message: every page may post messages. */
export function frameEvent(data: unknown): FrameEvent | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { source, event }: { source?: unknown; event?: unknown } = data;
  return source === "game" ? FRAME_EVENTS.find((known) => known === event) : undefined;
}

/**
 * Whether messages of this origin may come from the frame. The origin is "null" for a page in a sandbox; the house's
 * games always are in one.
 */
export function speaksFor(
  { src, keepsOrigin }: { readonly src: string; readonly keepsOrigin: boolean },
  origin: string,
): boolean {
  return origin === "null" || (keepsOrigin && origin === /^https?:\/\/[^/?#]+/.exec(src)?.[0]);
}
