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

/** The origin that a frame's messages must come from; a page that may not keep its own has none. */
export function originOf({ src, keepsOrigin }: { readonly src: string; readonly keepsOrigin: boolean }): string {
  return keepsOrigin ? (/^https?:\/\/[^/?#]+/.exec(src)?.[0] ?? "") : "null";
}
