import { reaction } from "mobx";
import { sentences } from "#text/sentences.ts";
import { browserAfter, browserClock, createConnectivity, deviceOf } from "../../adapters/browser/device.ts";
import {
  createDeviceClockStorage,
  createDeviceSettingsStorage,
  createDeviceTokenStorage,
} from "../../adapters/browser/storage/device-storage.ts";
import { keyValue } from "../../adapters/browser/storage/key-value.ts";
import { createBrowserSessionStorage } from "../../adapters/browser/storage/session-storage.ts";
import { createVisibility } from "../../adapters/browser/visibility.ts";
import { createHttpCredit } from "../../adapters/http/credit.ts";
import { createHttpSignIn } from "../../adapters/http/session/sign-in.ts";
import { createHttpSite } from "../../adapters/http/site.ts";
import { createBackendClock } from "../../core/platform/backend-clock.ts";
import { waitWith } from "../../core/platform/device.ts";
import { DEFAULT_INPUT_RULES } from "../../core/rules/input-rules.ts";
import { refundTableAt } from "../../core/rules/web-url.ts";
import { type VisitorSentences, wordsOf } from "../../core/sentences/sentences.ts";
import type { SignInPort } from "../../core/session/port.ts";
import type { PuzzleSolver } from "../../core/session/solve-puzzles.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { SiteSettings } from "../../core/site/model.ts";
import type { SitePort } from "../../core/site/port.ts";
import { version } from "../../package.json" with { type: "json" };
import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { openPaths } from "../brand/open-paths.ts";
import type { Activity } from "../stores/base/dependencies.ts";
import { startPoll } from "../stores/base/start-poll.ts";
import { CategoryStore } from "../stores/games/category-store.ts";
import { LogoutStore } from "../stores/session/logout-store.ts";
import { SessionStore } from "../stores/session/session-store.ts";
import { ConnectivityStore, FailureStore } from "../stores/site/connectivity-store.ts";
import { DeviceClockStore, DeviceSettingsStore } from "../stores/site/device-stores.ts";
import { LanguageStore, type PageLanguage } from "../stores/site/language-store.ts";
import { SiteStore } from "../stores/site/site-store.ts";
import { ToastStore } from "../stores/site/toast-store.ts";
import type { Legal, Stores, StoresRoot } from "../stores/stores-context.ts";
import { language, speak } from "../text/live.ts";
import { earlyCallAge } from "./early-call.ts";
import { earlyRead } from "./early-read.ts";
import type { SiteParts } from "./identifiers.ts";
import { memoize } from "./memoize.ts";
import { createSiteClient } from "./site-client.ts";

export interface Composition extends StoresRoot {
  /** The money actions that run in this page, whoever the member is. */
  readonly activity: Activity;
  /** The script of the live chat; without it there is none. */
  readonly chatScriptUrl: string | undefined;
  /** Reads the stored session, makes the first calls and follows session, network and maintenance. Returns the stop. */
  start(): () => void;
}

/** Wires what the first screen needs, by hand, because every byte here is loaded before anything is drawn. */
export function compose(page: Window, brandOfBuild: Brand): Composition {
  const device = deviceOf(page);
  const brand = { ...brandOfBuild, refundTable: refundTableAt(device.hostname, brandOfBuild) };
  const storage = keyValue(() => page.localStorage);
  const sessionStorage = createBrowserSessionStorage(storage, page, brand.id);
  const identity = () => sessionStorage.read();
  const deviceClock = new DeviceClockStore(createDeviceClockStorage(storage, brand.id));
  const { clock, observe } = createBackendClock(browserClock, deviceClock.offsetMs, (offsetMs) =>
    deviceClock.note(offsetMs),
  );
  let known: () => VisitorSentences = () => sentences;
  const client = createSiteClient({
    sentences: () => known(),
    page,
    brand,
    storage,
    device,
    identity,
    onTime: observe,
    sessionStorage,
    stores: () => stores,
  });
  const deviceToken = createDeviceTokenStorage(storage, brand.id);
  const http = createHttpSignIn(client, identity, deviceToken);
  const earlyLevel = earlyRead(browserAfter, () => http.level());
  const askedAt = () => instant(clock() - earlyCallAge(page));
  const earlyCredit = earlyRead(browserAfter, createHttpCredit(client, identity, askedAt));
  const sessionPort: SignInPort = { ...http, level: () => earlyLevel.take(() => http.level()) };
  const wait = waitWith(browserAfter);
  const legal = legalOf(brand);
  const { consentVersion } = legal;
  const inputRules = { ...(brand.inputRules ?? DEFAULT_INPUT_RULES), ...(consentVersion && { consentVersion }) };
  const solvePuzzle: PuzzleSolver["solve"] = (puzzle) =>
    import("../../adapters/http/solve-puzzle.ts").then(
      (solver) => solver.solvePuzzle(puzzle),
      // Without the code the refusal stands.
      () => undefined,
    );
  const settingsStorage = createDeviceSettingsStorage(storage, page, brand.id);
  const deviceSettings = new DeviceSettingsStore(settingsStorage, brand.scheme);
  const session = new SessionStore({ session: sessionPort, sessionStorage, wait, solvePuzzle });
  const stores: Stores = {
    session,
    site: new SiteStore(
      withLine(createHttpSite(client, identity), brand.contactChatId),
      brand.imageHost || brand.backendUrl,
      brand.backendUrl,
      brand.configuration,
    ),
    connectivity: new ConnectivityStore(createConnectivity(page)),
    failure: new FailureStore(clock),
    toast: new ToastStore(browserAfter),
    logout: new LogoutStore(() => session.signOut(), browserAfter),
    category: new CategoryStore(),
    device: deviceSettings,
    language: new LanguageStore(pageLanguage(page), brand.languages, deviceSettings),
    deviceClock,
  };
  const { site, connectivity, category } = stores;
  const activity = { running: 0 };
  const parts: SiteParts = {
    page,
    brand,
    storage,
    client,
    identity,
    sessionPort,
    deviceToken,
    sessionStorage,
    earlyCredit,
    session,
    category,
    device: deviceSettings,
    language: stores.language,
    clock,
    wait,
    solvePuzzle,
    say(sentencesNow) {
      known = sentencesNow;
    },
    inputRules,
    activity,
  };
  const importMember = () => import("./member.ts");
  const member = memoize(async (id: string) => {
    // Of the sign-in. A restored session has none, and its page must not change its words when the profile comes.
    const language = session.currentUser?.language;
    return (await importMember()).openMember(parts, id, language);
  });
  const register = memoize(async () => (await import("./session/register.ts")).composeRegister(parts));
  const recovery = memoize(async () => (await import("./session/recovery.ts")).composeRecovery(parts));
  const visitorLobby = memoize(async () => (await import("./visitor-lobby.ts")).composeVisitorLobby(parts));
  const leave = () => {
    register.forget();
    forgetMember(stores);
  };

  let started = false;
  const followMember = () =>
    reaction(
      () => session.currentUser,
      (user, before) => {
        if (user?.id !== before?.id) {
          if (before) for (const early of [earlyLevel, earlyCredit]) early.forget();
          member.forget();
          if (before) leave();
          // The start of the page reads it for the restored session.
          if (started) void site.changeAudience();
        }
        started = true;
        if (!user) return;
        // Load the member's code together with the screen's. A failure shows when the stores are read.
        member
          .get(user.id)
          .then(({ userSetting }) => userSetting.loadOnce())
          .catch(() => undefined);
      },
      { fireImmediately: true },
    );

  return {
    stores,
    activity,
    chatScriptUrl: brand.chatScriptUrl,
    page: { hostname: device.hostname, version, userAgent: page.navigator.userAgent },
    clock,
    policy: { platinumBasis: brand.platinumBasis, refundTable: brand.refundTable },
    inputRules,
    isOpen: openPaths(brand.closedPaths),
    words: (problem) => wordsOf(problem, known()),
    legal,
    help: brand.help,
    member: member.get,
    register: register.get,
    recovery: recovery.get,
    visitorLobby: visitorLobby.get,
    passkeys:
      "PublicKeyCredential" in page
        ? async () => (await import("../../adapters/browser/browser-passkeys.ts")).browserPasskeys
        : undefined,
    warmMember: () => void importMember().catch(() => undefined),
    start() {
      const stops = [session.start(), connectivity.watch(), watchMaintenance(page, site, connectivity)];
      const followSettings = settingsStorage.follow(() => {
        deviceSettings.readAgain();
        void stores.language.follow();
      });
      stops.push(followSettings);
      if (session.signedIn) {
        for (const early of [earlyCredit, earlyLevel]) early.start();
        void session.refresh();
      }
      void site.load();
      stops.push(followMember());
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The page says its language too, for screen readers and line breaks. */
function pageLanguage({ document: { documentElement } }: Window): PageLanguage {
  return {
    current: language,
    async speak(next) {
      await speak(next);
      documentElement.lang = language();
    },
  };
}

/** The brand's documents, with the built-in pages in the place of addresses that it does not give. */
function legalOf({ name, company = name, terms, privacy, minimumAge }: Brand): Legal {
  const versions = [terms && `terms ${terms.version}`, privacy && `privacy ${privacy.version}`].filter(Boolean);
  return {
    consentVersion: versions.length > 0 ? versions.join(", ") : undefined,
    termsUrl: terms?.url ?? paths.terms,
    privacyUrl: privacy?.url ?? paths.privacy,
    minimumAge,
    company,
    from: { terms: terms?.from, privacy: privacy?.from },
  };
}

/** The brand's LINE account in the place of the backend's primary one. */
function withLine(site: SitePort, primary: string | undefined): SitePort {
  const named = (settings: SiteSettings) =>
    primary ? { ...settings, lines: { ...settings.lines, primary } } : settings;
  return { ...site, settings: async () => mapOk(await site.settings(), named) };
}

/**
 * Removes everything of a member who left from the stores that outlive the session. The member's own stores are dropped
 * as a whole.
 */
function forgetMember({ site, category, toast, failure }: Stores): void {
  site.forgetMember();
  category.reset();
  toast.clear();
  failure.reset();
}

/** One small call, so it is not slowed down while calls fail. */
const CHECK_MS = 60_000;

/** Reads every minute whether the site is open, and at once when the network returns. Returns the stop. */
function watchMaintenance(page: Window, site: SiteStore, connectivity: ConnectivityStore): () => void {
  const stopPoll = startPoll({
    after: browserAfter,
    visibility: createVisibility(page.document),
    intervalMs: CHECK_MS,
    isWanted: () => !connectivity.offline,
    tick: async () => {
      await site.operation.load();
      return true;
    },
  });
  const stopOnReturn = reaction(
    () => connectivity.offline,
    (offline) => {
      if (!offline) void site.operation.load();
    },
  );
  return () => {
    stopPoll();
    stopOnReturn();
  };
}
