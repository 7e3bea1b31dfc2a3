import { reaction } from "mobx";
import { isFreeToReload } from "../../../adapters/browser/offline/is-free-to-reload.ts";
import { followPushWorker } from "../../../adapters/browser/push/follow-push-worker.ts";
import { forgetPush, readPushWords } from "../../../adapters/browser/push/push-words.ts";
import { memberId } from "../../../core/session/model.ts";
import type { Composition } from "../site.ts";

/**
 * Ends the notifications of a member who left, whatever ended the session, and renews those of the one who is here. Does
 * nothing where nobody turned them on.
 */
export function followPush(page: Window, { stores: { session }, member, activity }: Composition): void {
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
  reaction(() => session.currentUser?.id, followSafely, { fireImmediately: true });
  followPushWorker(page, {
    mayLeave: () => activity.running === 0 && isFreeToReload(page.document),
    onChange: followSafely,
  });
}
