import { isFreeToReload } from "../../../adapters/browser/offline/is-free-to-reload.ts";
import { startSiteWorker } from "../../../adapters/browser/offline/site-worker.ts";
import { clearSlipPictures } from "../../../adapters/browser/offline/slip-pictures.ts";
import { keyValue } from "../../../adapters/browser/storage/key-value.ts";
import type { Activity } from "../../stores/base/dependencies.ts";
import { savesData, untilIdle } from "./fetch-ahead.ts";

/** Stores the site on this device for a start without a network, once the line is idle; not for somebody who saves data. */
export async function startOffline(
  page: Window,
  prefix: string,
  isMember: () => boolean,
  activity: Activity,
): Promise<void> {
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
