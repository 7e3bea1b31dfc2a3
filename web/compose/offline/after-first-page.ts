import type { Composition } from "../site.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { startOffline } from "./start-offline.ts";

/** What comes after the first page, in a chunk of its own: the first screen had the line for itself. */
export function afterFirstPage(
  page: Window,
  prefix: string,
  { stores: { session }, activity }: Composition,
  loads: readonly (() => Promise<unknown>)[],
): void {
  const isMember = () => session.signedIn;
  fetchAhead(page, isMember, loads);
  void startOffline(page, prefix, isMember, activity).catch(() => undefined);
}
