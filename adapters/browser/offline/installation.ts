import type { Installation, InstallWay } from "../../../core/platform/device.ts";

/** The event with which a browser offers to install a page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Where the page's first script puts an offer, which comes only once and often before this code. */
interface OfferedPage extends Window {
  installOffer?: InstallOffer | undefined;
}

export function createInstallation(page: Window): Installation {
  const offered: OfferedPage = page;
  return {
    get way(): InstallWay {
      if (isInstalled(page)) return "no";
      if (offered.installOffer) return "offered";
      return isAppleTouchDevice(page.navigator) ? "by-hand" : "no";
    },
    async install() {
      const offer = offered.installOffer;
      offered.installOffer = undefined;
      // A browser that has changed its mind rejects.
      await offer?.prompt().catch(() => undefined);
    },
    watch(listener) {
      const events = ["beforeinstallprompt", "appinstalled"];
      for (const event of events) page.addEventListener(event, listener);
      return () => {
        for (const event of events) page.removeEventListener(event, listener);
      };
    },
  };
}

function isInstalled(page: Window): boolean {
  const { standalone } = page.navigator as Navigator & { readonly standalone?: boolean };
  return standalone === true || page.matchMedia("(display-mode: standalone)").matches;
}

/** An iPad calls itself a Mac, which has no touch screen. */
function isAppleTouchDevice({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
