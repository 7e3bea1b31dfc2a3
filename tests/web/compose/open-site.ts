import { RENEWED_TOKEN_HEADER, type Session } from "../../../core/session/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import type { Brand } from "../../../web/brand/brand.ts";
import { compose } from "../../../web/compose/site.ts";
import { fakePage, fakeStorage } from "../../adapters/browser/fake-page.ts";
import { testClock } from "../../adapters/house/test-house.ts";
import { openServer } from "../../adapters/server/open-server.ts";

/**
 * The composed site in a fake page, started on a house in this process that has one member with ฿1,000.
 * @param storedSession what the browser has stored, made from the member's session
 */
export async function openSite(
  storedSession: (session: Session) => Session | undefined = () => undefined,
  brandOfSite: Brand = brand,
) {
  const { app, testMember: member, house } = await openServer({ clock: testClock() }, baht(1000));
  const localStorage = fakeStorage();
  const session = storedSession(member.session);
  if (session) localStorage.storage.setItem(`${brand.id}.session`, JSON.stringify(session));
  const calls: string[] = [];
  /** Paths that answer 503. */
  const brokenPaths = new Set<string>();
  /** Tokens that the replies of paths bring. */
  const renewedTokens = new Map<string, string>();
  const navigator = { userAgent: "Chrome/120.0", maxTouchPoints: 0, onLine: true };
  const document = Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: { lang: "th" } });
  const { page, fire } = fakePage({
    navigator,
    location: { hostname: "play.example" },
    document,
    matchMedia: () => ({ matches: false }),
    localStorage: localStorage.storage,
    sessionStorage: fakeStorage().storage,
    fetch: async (path: string, request: RequestInit) => {
      calls.push(`${request.method} ${path}`);
      if (brokenPaths.has(path)) return new Response("", { status: 503 });
      const reply = await app.request(path, request);
      const token = renewedTokens.get(path);
      if (token !== undefined) reply.headers.set(RENEWED_TOKEN_HEADER, token);
      return reply;
    },
  });
  const site = compose(page, brandOfSite);
  const stop = site.start();
  const setVisible = (visible: boolean) => {
    document.visibilityState = visible ? "visible" : "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const setOnline = (online: boolean) => {
    navigator.onLine = online;
    fire(online ? "online" : "offline");
  };
  return { site, member, house, calls, brokenPaths, renewedTokens, localStorage, setVisible, setOnline, stop };
}
