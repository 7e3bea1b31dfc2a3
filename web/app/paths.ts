import type { FairPlayPart } from "../../core/site/model.ts";

/** The slot type in the address of a game that has none. */
const ANY_SLOT = "all";

/** Every path of the site, spec section 2. Screens take their links from this table. */
export const paths = {
  landing: "/",
  login: "/login",
  register: "/register",
  recover: "/forgot-password",
  registerByCampaign: (team: string, marketing: string) => `/regis/${segment(team)}/${segment(marketing)}`,
  registerByCampaignAlias: (team: string, marketing: string) => `/regiss/${segment(team)}/${segment(marketing)}`,
  registerByAffiliate: (afCode: string) => `/aff/${segment(afCode)}`,
  contact: "/contact",
  liveScore: "/live-score",
  score: "/score",
  promotion: "/promotion",
  /** The lobby for visitors. Its parts are in the query, as those of the members' are. */
  look: "/games",
  lookCategory: (category: string) => `/games?cat=${segment(category)}`,
  maintenance: "/ma",
  notFound: "/404",
  terms: "/terms",
  privacy: "/privacy",

  /** Redirects to the dashboard, or to the login page. */
  member: "/auth",
  /** The login address in one reading of spec section 8. Redirects to the login page. */
  memberLogin: "/auth/login",
  dashboard: "/auth/dashboard",
  deposit: "/auth/deposit",
  depositSlip: "/auth/deposit/slip",
  withdraw: "/auth/withdraw",
  /** The page on which a request in progress is followed. */
  request: { deposit: "/auth/deposit", slip: "/auth/deposit/slip", withdrawal: "/auth/withdraw" },
  affiliate: "/auth/affiliate",
  winLoss: "/auth/winlost",
  history: "/auth/transaction/history",
  /** The receipt of a finished request. `kind` is a key of `request`. */
  receipt: (kind: "deposit" | "slip" | "withdrawal", id: string) => `/auth/transaction/receipt/${kind}/${segment(id)}`,
  inbox: "/auth/inbox",
  rewards: "/auth/reward",
  rewardCategory: (categoryId: string) => `/auth/reward/${segment(categoryId)}`,
  changePassword: "/auth/settings/change-password",
  manageAddress: "/auth/settings/manage-address",
  devices: "/auth/settings/devices",
  deviceSettings: "/auth/settings/device",
  fairPlay: "/auth/settings/fair-play",
  /** A tab of that page; for a part that is none, `isOpen` still tells whether the brand shows it. */
  fairPlayPart: (part: FairPlayPart) => `/auth/settings/fair-play?tab=${part}`,
  security: "/auth/settings/security",
  ranking: "/auth/user/ranking",
  memberContact: "/auth/contact",
  media: "/auth/media",
  wheel: "/auth/media/wheel",
  movie: "/auth/media/movie",
  flipCard: "/auth/media/flip-card",
  flipCardReward: "/auth/media/flip-card-reward",
  memberPromotion: "/auth/media/promotion",
  checkIn: "/auth/media/check-in",
  /** `category` is the current game category. */
  gameCategory: (category: string) => `/auth/games/category?cat=${segment(category)}`,
  allGames: "/auth/games/category?cat=all",
  /** The lobby, of any category. */
  gamesHome: "/auth/games/category",
  /** All games of one row of the lobby, or of one maker. */
  gameRow: (row: string) => `/auth/games/category?cat=all&row=${segment(row)}`,
  gameMaker: (maker: string) => `/auth/games/category?cat=all&maker=${segment(maker)}`,
  /** The games of one slot type. `type` is a game category. */
  games: (type: string, slot: string) => `/auth/games/${segment(type)}/${segment(slot)}`,
  /** One game. `slot` is undefined where the category has no slot types. */
  game: (type: string, slot: string | undefined, id: string) =>
    `/auth/games/${segment(type)}/${segment(slot ?? ANY_SLOT)}?game=${segment(id)}`,
} as const;

/**
 * Whether a path is part of the registration, where the logo is no link, so that nobody loses a half-filled form (spec
 * section 2).
 */
export function isRegistration(pathname: string): boolean {
  return /^\/(register|regiss?|aff)(\/|$)/.test(pathname);
}

/** Whether a path is a page of the lobby, of any category. */
export function isGames(pathname: string): boolean {
  return pathname.startsWith("/auth/games/");
}

/** Whether a path is a page of the member's own settings, which desktops list under the account. */
export function isSettings(path: string): boolean {
  return path.startsWith("/auth/settings/");
}

/**
 * Where to go after sign-in: the member page that redirected to the login page (guard.tsx), otherwise the dashboard.
 * `state` is the router's and may be anything. The result is always a path of the member area.
 */
export function returnPath(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && /^\/auth\/[\w\-/]+(\?[^\s#\\]*)?$/.test(from) ? from : paths.dashboard;
}

function segment(text: string): string {
  return encodeURIComponent(text);
}
