import {
  FAIR_PLAY_TABS,
  type FairPlayPart,
  FEATURES,
  type Feature,
  type FeatureSwitches,
  isFeatureOn,
} from "../../core/site/model.ts";

/** How the paths of a feature begin, for visitors and for members. */
const BEGINNINGS = {
  games: "games",
  winLoss: "winlost",
  // No page: what tells of the refund asks for this path.
  refund: "refund",
  rewards: "reward",
  cards: "flip-card",
  wheel: "wheel",
  checkIn: "check-in",
  affiliate: "aff",
  ranking: "ranking",
  movies: "movie",
  liveScore: "live-score",
  standings: "score",
  slip: "deposit/slip",
  promotion: "promotion",
} satisfies Record<Feature, string>;

/**
 * The pattern of all paths that a brand switches off; undefined when everything is on. It is made when the brand file is
 * read, or when the house serves the page, so that the site's first script has no table of features.
 */
export function closedPaths(
  features: FeatureSwitches | undefined,
  leftOut: readonly FairPlayPart[] = [],
): string | undefined {
  const off = FEATURES.filter((feature) => !isFeatureOn(feature, features)).map((feature) => BEGINNINGS[feature]);
  const closed = [...off, ...closedFairPlay(leftOut)];
  return closed.length === 0 ? undefined : `^(/auth)?(/media|/user)?/(${closed.join("|")})`;
}

/** The page goes with the last of its tabs. A part that is no tab has an address only to be asked for. */
function closedFairPlay(leftOut: readonly FairPlayPart[]): readonly string[] {
  const page = "settings/fair-play";
  const parts = leftOut.length === 0 ? [] : [`${page}[?]tab=(${leftOut.join("|")})`];
  return FAIR_PLAY_TABS.every((tab) => leftOut.includes(tab)) ? [`${page}$`, ...parts] : parts;
}

/** The pattern of the lobbies of categories; undefined for none. */
export function closedLobbies(categories: readonly string[]): string | undefined {
  return categories.length === 0 ? undefined : `^(/auth)?/games(/category)?\\?cat=(${categories.join("|")})$`;
}

const PAGE_DATA = /(<script id="brands"[^>]*>)([^<]*)(?=<\/script>)/;

/** The page of a brand, which closes these paths, too. */
export function withClosedPaths(page: string, closed: string): string {
  return page.replace(PAGE_DATA, (_, element: string, json: string) => {
    const brands = (JSON.parse(json) as { readonly closedPaths?: string }[]).map((brand) => ({
      ...brand,
      closedPaths: brand.closedPaths === undefined ? closed : `${brand.closedPaths}|${closed}`,
    }));
    return element + JSON.stringify(brands).replace(/</g, "\\u003c");
  });
}
