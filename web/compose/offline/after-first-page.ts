import { reaction } from "mobx";
import { isFreeToReload } from "../../../adapters/browser/offline/is-free-to-reload.ts";
import { startSiteWorker } from "../../../adapters/browser/offline/site-worker.ts";
import { clearSlipPictures } from "../../../adapters/browser/offline/slip-pictures.ts";
import { followPushWorker, forgetPush, readPushWords } from "../../../adapters/browser/push/push-worker.ts";
import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import { memberId } from "../../../core/session/model.ts";
import type { Activity } from "../../stores/base/dependencies.ts";
import { language } from "../../text/live.ts";
import type { Composition } from "../site.ts";
import { fetchAhead, savesData, untilIdle } from "./fetch-ahead.ts";

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

/**
 * Ends the notifications of a member who left, whatever ended the session, and renews those of the one who is here. Does
 * nothing where nobody turned them on.
 */
function followPush(page: Window, { stores: { session }, member, activity }: Composition): void {
  if (!("caches" in page) || !("serviceWorker" in page.navigator)) return;
  const follow = async () => {
    const words = await readPushWords(page);
    if (!words) return;
    const id = session.currentUser?.id;
    if (id === undefined || words.member !== id) return forgetPush(page);
    const stores = await member(memberId(id));
    await (await stores.push()).renew();
  };
  const followSafely = () => void follow().catch(() => undefined);
  // The stored words are those of the page's language.
  reaction(() => `${session.currentUser?.id} ${language()}`, followSafely, { fireImmediately: true });
  followPushWorker(page, {
    mayLeave: () => activity.running === 0 && isFreeToReload(page.document),
    onChange: followSafely,
  });
}

/** Stores the site on this device for a start without a network, once the line is idle; not for somebody who saves data. */
async function startOffline(page: Window, prefix: string, isMember: () => boolean, activity: Activity): Promise<void> {
  await untilIdle(page);
  // A session may have ended while its member's code was not loaded.
  if (!isMember()) void clearSlipPictures(page, prefix);
  if (savesData(page)) return;
  const tab = keyValue(() => page.sessionStorage);
  const reloadKey = `${prefix}.reloaded-for`;
  await startSiteWorker(page, {
    mayReload: () => activity.running === 0 && isFreeToReload(page.document),
    reloads: { read: () => tab.get(reloadKey), write: (entry) => tab.set(reloadKey, entry) },
  });
}
