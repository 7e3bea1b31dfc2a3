import { isOpen } from "../brand/is-open.ts";
import { type LazyScreen, lazyScreen } from "./lazy-screen.ts";
import { paths } from "./paths.ts";

export interface ScreenRoute {
  /** A react-router pattern. */
  readonly path: string;
  readonly guard: GuardKind;
  /** `bare` has no header and no menu. */
  readonly layout: "public" | "member" | "bare";
  readonly screen: LazyScreen;
}

export interface RedirectRoute {
  readonly path: string;
  readonly redirectTo: string;
}

const landing = lazyScreen(() =>
  import("../screens/landing/landing-screen.tsx").then((module) => module.LandingScreen),
);
const login = lazyScreen(() => import("../screens/login/login-screen.tsx").then((module) => module.LoginScreen));
const register = lazyScreen(() =>
  import("../screens/register/register-screen.tsx").then((module) => module.RegisterScreen),
);
const recover = lazyScreen(() =>
  import("../screens/recover/recover-screen.tsx").then((module) => module.RecoverScreen),
);
const contact = lazyScreen(() =>
  import("../screens/contact/contact-screen.tsx").then((module) => module.ContactScreen),
);
const liveScore = lazyScreen(() =>
  import("../screens/embedded/live-score-screen.tsx").then((module) => module.LiveScoreScreen),
);
const standings = lazyScreen(() =>
  import("../screens/embedded/standings-screen.tsx").then((module) => module.StandingsScreen),
);
const promotion = lazyScreen(() =>
  import("../screens/promotion/promotion-screen.tsx").then((module) => module.PromotionScreen),
);
const maintenance = lazyScreen(() =>
  import("../screens/maintenance/maintenance-screen.tsx").then((module) => module.MaintenanceScreen),
);
const notFound = lazyScreen(() =>
  import("../screens/not-found/not-found-screen.tsx").then((module) => module.NotFoundScreen),
);
const terms = lazyScreen(() => import("../screens/legal/legal-screen.tsx").then((module) => module.TermsScreen));
const privacy = lazyScreen(() => import("../screens/legal/legal-screen.tsx").then((module) => module.PrivacyScreen));

const dashboard = lazyScreen(() =>
  import("../screens/dashboard/dashboard-screen.tsx").then((module) => module.DashboardScreen),
);
const deposit = lazyScreen(() =>
  import("../screens/deposit/deposit-screen.tsx").then((module) => module.DepositScreen),
);
const depositSlip = lazyScreen(() =>
  import("../screens/deposit-slip/deposit-slip-screen.tsx").then((module) => module.DepositSlipScreen),
);
const withdraw = lazyScreen(() =>
  import("../screens/withdraw/withdraw-screen.tsx").then((module) => module.WithdrawScreen),
);
const affiliate = lazyScreen(() =>
  import("../screens/affiliate/affiliate-screen.tsx").then((module) => module.AffiliateScreen),
);
const winLoss = lazyScreen(() =>
  import("../screens/win-loss/win-loss-screen.tsx").then((module) => module.WinLossScreen),
);
const history = lazyScreen(() =>
  import("../screens/history/history-screen.tsx").then((module) => module.HistoryScreen),
);
const receipt = lazyScreen(() =>
  import("../screens/receipt/receipt-screen.tsx").then((module) => module.ReceiptScreen),
);
const inbox = lazyScreen(() => import("../screens/inbox/inbox-screen.tsx").then((module) => module.InboxScreen));
const reward = lazyScreen(() => import("../screens/reward/reward-screen.tsx").then((module) => module.RewardScreen));
const changePassword = lazyScreen(() =>
  import("../screens/change-password/change-password-screen.tsx").then((module) => module.ChangePasswordScreen),
);
const manageAddress = lazyScreen(() =>
  import("../screens/manage-address/manage-address-screen.tsx").then((module) => module.ManageAddressScreen),
);
const security = lazyScreen(() =>
  import("../screens/settings-security/security-screen.tsx").then((module) => module.SecurityScreen),
);
const deviceSettings = lazyScreen(() =>
  import("../screens/device-settings/device-settings-screen.tsx").then((module) => module.DeviceSettingsScreen),
);
const fairPlay = lazyScreen(() =>
  import("../screens/fair-play/fair-play-screen.tsx").then((module) => module.FairPlayScreen),
);
const devices = lazyScreen(() =>
  import("../screens/settings-devices/devices-screen.tsx").then((module) => module.DevicesScreen),
);
const ranking = lazyScreen(() =>
  import("../screens/ranking/ranking-screen.tsx").then((module) => module.RankingScreen),
);
const media = lazyScreen(() => import("../screens/media/media-screen.tsx").then((module) => module.MediaScreen));
const wheel = lazyScreen(() => import("../screens/wheel/wheel-screen.tsx").then((module) => module.WheelScreen));
const movie = lazyScreen(() => import("../screens/embedded/movie-screen.tsx").then((module) => module.MovieScreen));
const flipCard = lazyScreen(() =>
  import("../screens/flip-card/flip-card-screen.tsx").then((module) => module.FlipCardScreen),
);
const flipCardReward = lazyScreen(() =>
  import("../screens/flip-card/flip-card-screen.tsx").then((module) => module.FlipCardRewardScreen),
);
const memberPromotion = lazyScreen(() =>
  import("../screens/member-promotion/member-promotion-screen.tsx").then((module) => module.MemberPromotionScreen),
);
const checkIn = lazyScreen(() =>
  import("../screens/check-in/check-in-screen.tsx").then((module) => module.CheckInScreen),
);
const gameCategory = lazyScreen(() =>
  import("../screens/games/category-screen.tsx").then((module) => module.CategoryScreen),
);
const visitorGames = lazyScreen(() =>
  import("../screens/games/category-screen.tsx").then((module) => module.VisitorLobbyScreen),
);
const slotGames = lazyScreen(() => import("../screens/games/slot-screen.tsx").then((module) => module.SlotScreen));

const bare = (path: string, screen: LazyScreen) => ({ path, guard: "open", layout: "bare", screen }) as const;
const visitor = (path: string, screen: LazyScreen) => ({ path, guard: "public", layout: "public", screen }) as const;
const member = (path: string, screen: LazyScreen) => ({ path, guard: "member", layout: "member", screen }) as const;

const FRIENDS_LINK = "/aff/:afCode";

/** Replaces every screen while the site is closed for maintenance. */
export const maintenanceRoute: ScreenRoute = bare(paths.maintenance, maintenance);

/**
 * The route table, spec section 2. To add a screen, export `XxxScreen` from `screens/xxx/xxx-screen.tsx`, declare it
 * above like the others, and add its row here.
 */
const allRoutes: readonly ScreenRoute[] = [
  visitor(paths.landing, landing),
  visitor(paths.login, login),
  visitor(paths.register, register),
  visitor("/regis/:team/:marketing", register),
  visitor("/regiss/:team/:marketing", register),
  visitor(FRIENDS_LINK, register),
  visitor(paths.recover, recover),
  visitor(paths.contact, contact),
  visitor(paths.liveScore, liveScore),
  visitor(paths.score, standings),
  visitor(paths.promotion, promotion),
  visitor(paths.look, visitorGames),
  maintenanceRoute,
  bare(paths.notFound, notFound),
  bare(paths.terms, terms),
  bare(paths.privacy, privacy),

  member(paths.dashboard, dashboard),
  member(paths.deposit, deposit),
  member(paths.depositSlip, depositSlip),
  member(paths.withdraw, withdraw),
  member(paths.affiliate, affiliate),
  member(paths.winLoss, winLoss),
  member(paths.history, history),
  member("/auth/transaction/receipt/:kind/:id", receipt),
  member(paths.inbox, inbox),
  member(paths.rewards, reward),
  member("/auth/reward/:categoryId", reward),
  member(paths.changePassword, changePassword),
  member(paths.manageAddress, manageAddress),
  member(paths.devices, devices),
  member(paths.security, security),
  member(paths.deviceSettings, deviceSettings),
  member(paths.fairPlay, fairPlay),
  member(paths.ranking, ranking),
  member(paths.memberContact, contact),
  member(paths.media, media),
  member(paths.wheel, wheel),
  member(paths.movie, movie),
  member(paths.flipCard, flipCard),
  member(paths.flipCardReward, flipCardReward),
  member(paths.memberPromotion, memberPromotion),
  member(paths.checkIn, checkIn),
  member("/auth/games/category", gameCategory),
  member("/auth/games/:type/:slot", slotGames),
];

/** Without the pages that the brand switches off: their addresses lead to the not-found page. */
export const screenRoutes = allRoutes.filter(({ path }) => isOpen(path));

export const redirectRoutes: readonly RedirectRoute[] = [
  { path: paths.member, redirectTo: paths.dashboard },
  { path: paths.memberLogin, redirectTo: paths.login },
  // Without the affiliate programme, a friend's link still leads to the registration. With it, its own route comes first.
  { path: FRIENDS_LINK, redirectTo: paths.register },
  { path: "*", redirectTo: paths.notFound },
];

/**
 * `public`: visitors only, a member is redirected to the member area. `member`: members only, a visitor is redirected
 * to the login page. `open`: everybody.
 */
export type GuardKind = "public" | "member" | "open";

/** `unknown` until the stored session is read. */
export type SessionStatus = "unknown" | "visitor" | "member";

export type RouteAccess = "enter" | "wait" | "to-member-area" | "to-login";

/** Decides whether a screen may be shown; spec section 2. */
export function routeAccess(kind: GuardKind, status: SessionStatus): RouteAccess {
  if (kind === "open") return "enter";
  if (status === "unknown") return "wait";
  if (kind === "public") return status === "member" ? "to-member-area" : "enter";
  return status === "member" ? "enter" : "to-login";
}
