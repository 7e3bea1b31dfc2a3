import type { Composition } from "../site.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { followPush } from "./follow-push.ts";
import { startOffline } from "./start-offline.ts";

/** What comes after the first page, in a chunk of its own: the first screen had the line for itself. */
export function afterFirstPage(
  page: Window,
  prefix: string,
  root: Composition,
  loads: readonly (() => Promise<unknown>)[],
): void {
  const { stores, activity, chatScriptUrl } = root;
  const isMember = () => stores.session.signedIn;
  fetchAhead(page, isMember, loads);
  followPush(page, root);
  void startOffline(page, prefix, isMember, activity).catch(() => undefined);
  if (chatScriptUrl === undefined) return;
  // Without the chunk there is no chat.
  void import("./start-chat.ts").then(({ startChat }) => startChat(page, chatScriptUrl, stores)).catch(() => undefined);
}
