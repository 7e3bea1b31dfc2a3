import { reaction } from "mobx";
import { browserAfter, browserClock } from "../../adapters/browser/browser-clock.ts";
import { createChatWidget } from "../../adapters/browser/chat-widget.ts";
import { createConnectivity } from "../../adapters/browser/connectivity.ts";
import { deviceOf } from "../../adapters/browser/device.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { createBrowserSessionStorage } from "../../adapters/browser/storage/session-storage.ts";
import { createHttpSession } from "../../adapters/http/session.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { waitWith } from "../../core/platform/timers.ts";
import { DEFAULT_INPUT_RULES } from "../../core/rules/input-rules.ts";
import { chatVisitor } from "../../core/session/chat-visitor.ts";
import type { Brand } from "../brand/brand.ts";
import { CategoryStore } from "../stores/games/category-store.ts";
import { LogoutStore } from "../stores/session/logout-store.ts";
import { SessionStore } from "../stores/session/session-store.ts";
import { ConnectivityStore } from "../stores/site/connectivity-store.ts";
import { SiteStore } from "../stores/site/site-store.ts";
import { ToastStore } from "../stores/site/toast-store.ts";
import type { Stores, StoresRoot } from "../stores/stores-context.ts";
import { legalOf } from "./legal.ts";
import { memoize } from "./memoize.ts";
import { createSiteClient } from "./site-client.ts";
import type { SiteParts } from "./site-parts.ts";
import { watchMaintenance } from "./watch-maintenance.ts";

export interface Composition extends StoresRoot {
  /** Reads the stored session, makes the first calls and follows session, network and maintenance. Returns the stop. */
  start(): () => void;
}

/** Wires what the first screen needs, by hand, because every byte here is loaded before anything is drawn. */
export function compose(page: Window, brand: Brand): Composition {
  const device = deviceOf(page);
  const sessionStorage = createBrowserSessionStorage(
    keyValue(() => page.localStorage),
    page,
    brand.id,
  );
  const identity = () => sessionStorage.read();
  const client = createSiteClient({ page, brand, device, identity, stores: () => stores });
  const sessionPort = createHttpSession(client, identity);
  const wait = waitWith(browserAfter);
  const legal = legalOf(brand);
  const { consentVersion } = legal;
  const inputRules = { ...(brand.inputRules ?? DEFAULT_INPUT_RULES), ...(consentVersion && { consentVersion }) };
  const chat = createChatWidget(page, brand.chatScriptUrl);
  const session = new SessionStore({ session: sessionPort, sessionStorage, wait, inputRules });
  const signOut = () => {
    chat.hide();
    return session.signOut();
  };
  const stores: Stores = {
    session,
    site: new SiteStore(createHttpSite(client, identity), brand.imageHost || brand.backendUrl, brand.backendUrl),
    connectivity: new ConnectivityStore(createConnectivity(page)),
    toast: new ToastStore(browserAfter),
    logout: new LogoutStore(signOut, browserAfter),
    category: new CategoryStore(),
  };
  const { site, connectivity, category } = stores;
  const parts: SiteParts = {
    page,
    brand,
    client,
    identity,
    sessionPort,
    sessionStorage,
    session,
    category,
    wait,
    inputRules,
  };
  const importMember = () => import("./member.ts");
  const member = memoize(async (id: string) => (await importMember()).composeMember(parts, id));
  const register = memoize(async () => (await import("./register.ts")).composeRegister(parts));

  const followMember = () =>
    reaction(
      () => session.currentUser,
      (user, before) => {
        if (user?.id !== before?.id) {
          member.forget();
          site.announcements.reset();
        }
        if (!user) return chat.hide();
        // Load the member's code together with the screen's. A failure shows when the stores are read.
        member.get(user.id).catch(() => undefined);
        chat.show(chatVisitor(user, device.hostname));
      },
      { fireImmediately: true },
    );

  return {
    stores,
    clock: browserClock,
    policy: { platinumBasis: brand.platinumBasis, refundTable: brand.refundTable },
    inputRules,
    legal,
    member: member.get,
    register: register.get,
    warmMember: () => void importMember().catch(() => undefined),
    start() {
      const stops = [session.start(), connectivity.watch(), watchMaintenance(page, site, connectivity)];
      if (session.signedIn) void session.refresh();
      void site.load();
      stops.push(followMember());
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
