import { reaction } from "mobx";
import { browserAfter, browserClock } from "../../adapters/browser/browser-time.ts";
import { createChatWidget } from "../../adapters/browser/chat-widget.ts";
import { createConnectivity } from "../../adapters/browser/connectivity.ts";
import { deviceOf } from "../../adapters/browser/device.ts";
import { newIdempotencyKey } from "../../adapters/browser/new-idempotency-key.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { createBrowserSessionStorage } from "../../adapters/browser/storage/session-storage.ts";
import { createHttpClient } from "../../adapters/http/client/client.ts";
import { createHttpSession } from "../../adapters/http/session.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { waitWith } from "../../core/platform/timers.ts";
import { judgeFault } from "../../core/rules/failure-policy.ts";
import { DEFAULT_INPUT_RULES } from "../../core/rules/input-rules.ts";
import { chatVisitor } from "../../core/session/chat-visitor.ts";
import { version } from "../../package.json" with { type: "json" };
import type { Brand } from "../brand/brand.ts";
import { CategoryStore } from "../stores/games/category-store.ts";
import { LogoutStore } from "../stores/session/logout-store.ts";
import { SessionStore } from "../stores/session/session-store.ts";
import { ConnectivityStore } from "../stores/site/connectivity-store.ts";
import { SiteStore } from "../stores/site/site-store.ts";
import { ToastStore } from "../stores/site/toast-store.ts";
import type { Stores, StoresRoot } from "../stores/stores-context.ts";
import type { MemberParts } from "./member-parts.ts";
import { memoize } from "./memoize.ts";
import { watchMaintenance } from "./watch-maintenance.ts";

/** The site's stores, and how they come to life. */
export interface Composition extends StoresRoot {
  /** Reads the stored session, so that the first screen knows it, and begins to follow the world; how to stop. */
  start(): () => void;
}

/**
 * Wires what the first screen needs, by hand: whatever is here is loaded before anything is drawn. A member's part
 * is wired in its own chunk, by the container.
 */
export function compose(page: Window, brand: Brand): Composition {
  const device = deviceOf(page);
  const sessionStorage = createBrowserSessionStorage(
    keyValue(() => page.localStorage),
    page,
    brand.id,
  );
  const identity = () => sessionStorage.read();
  const connectivity = new ConnectivityStore(createConnectivity(page));
  const client = createHttpClient({
    send: async (url, request) => {
      const reply = await page.fetch(url, request);
      const { operation } = stores.site;
      // Asked for when calls fail (below), too: its answer does not say that they work again.
      if (reply.ok && !operation.loading) connectivity.clearServiceProblem();
      // A closed site answers 503 to every call; the poll below would notice much later.
      if (reply.status === 503 && !operation.loading) void operation.load();
      return reply;
    },
    baseUrl: brand.backendUrl,
    identity,
    platform: device.platform,
    version,
    hostname: device.hostname,
    sendsIdempotencyKey: brand.sendIdempotencyKey,
    onFault: (fault, session) => {
      const { endsSession, raisesServiceProblem } = judgeFault(fault, brand.sessionEndsOn);
      if (raisesServiceProblem) connectivity.raiseServiceProblem();
      if (endsSession) stores.session.expire(session, fault);
    },
  });
  const sessionPort = createHttpSession(client, identity);
  const wait = waitWith(browserAfter);
  const chat = createChatWidget(page, brand.chatScriptUrl);
  const session = new SessionStore({ session: sessionPort, sessionStorage, wait, inputRules: DEFAULT_INPUT_RULES });
  const leave = () => {
    chat.hide();
    return session.signOut();
  };
  const stores: Stores = {
    session,
    site: new SiteStore(createHttpSite(client, identity), brand.imageHost || brand.backendUrl, brand.backendUrl),
    connectivity,
    toast: new ToastStore(browserAfter),
    logout: new LogoutStore(leave, browserAfter),
    category: new CategoryStore(),
  };
  const parts: MemberParts = { page, brand, client, identity, sessionPort, wait, session, category: stores.category };
  const member = memoize((id: string) => import("./member.ts").then(({ composeMember }) => composeMember(parts, id)));
  const register = memoize(() =>
    import("../stores/session/register-store.ts").then(
      ({ RegisterStore }) =>
        new RegisterStore(
          {
            session: sessionPort,
            sessionStorage,
            wait,
            honoursKeys: brand.sendIdempotencyKey,
            newKey: newIdempotencyKey,
            after: browserAfter,
            inputRules: DEFAULT_INPUT_RULES,
          },
          (opened) => session.enter(opened),
        ),
    ),
  );

  return {
    stores,
    clock: browserClock,
    policy: { platinumBasis: brand.platinumBasis, refundTable: brand.refundTable },
    member: (id) => member.of(id),
    register: () => register.of("register"),
    warmMember: () => void import("./member.ts").catch(() => undefined),
    start() {
      const stops = [session.start(), connectivity.watch(), watchMaintenance(page, stores.site, connectivity)];
      if (session.signedIn) void session.refresh();
      void stores.site.load();
      const stopFollowing = reaction(
        () => session.currentUser,
        (user, before) => {
          if (user?.id !== before?.id) {
            member.forget();
            stores.site.announcements.reset();
          }
          // Its code comes along with the screen's, not after it.
          if (user) member.of(user.id).catch(() => undefined);
          if (user) chat.show(chatVisitor(user, device.hostname));
          else chat.hide();
        },
        { fireImmediately: true },
      );
      stops.push(stopFollowing);
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
