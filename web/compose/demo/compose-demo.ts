import { reaction } from "mobx";
import type { Brand } from "../../brand/brand.ts";
import { type Composition, compose as composeSite } from "../site.ts";
import { demo } from "./demo.ts";

/** The site on a house in its own page: every call goes to the house, and nothing leaves the browser. */
export function compose(page: Window, brand: Brand): Composition {
  const { chatScriptUrl: _, ...own } = brand;
  const composition = composeSite(withHouse(page), { ...own, backendUrl: "", imageHost: "" });
  const { deviceClock } = composition.stores;
  return {
    ...composition,
    start() {
      // The demo's clock may be moved on purpose, so the device's is not wrong.
      const stop = reaction(
        () => deviceClock.shownMs,
        (ms) => {
          if (ms !== undefined) deviceClock.dismiss();
        },
        { fireImmediately: true },
      );
      const stopSite = composition.start();
      return () => {
        stop();
        stopSite();
      };
    },
  };
}

/** The page itself, but with the house's answers in place of the network, and without passkeys. */
function withHouse(page: Window): Window {
  const fetch = (path: string, init?: RequestInit) => demo.fetch(path, init);
  return new Proxy(page, {
    has: (target, name) => name !== "PublicKeyCredential" && name in target,
    get(target, name) {
      if (name === "fetch") return fetch;
      const value: unknown = Reflect.get(target, name, target);
      // A browser's own function works only on the real page. A class keeps its static parts.
      return typeof value === "function" && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
