import { type Feature, type FeatureSwitches, isFeatureOn } from "../../core/site/features.ts";

/** How the paths of a feature begin, for visitors and for members. */
const BEGINNINGS = {
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

/** Tells whether a path of the site belongs to no feature that is switched off. */
export function openPaths(features: FeatureSwitches | undefined): (path: string) => boolean {
  const closed = (Object.keys(BEGINNINGS) as Feature[])
    .filter((feature) => !isFeatureOn(feature, features))
    .map((feature) => BEGINNINGS[feature]);
  const pattern = new RegExp(`^(/auth)?(/media|/user)?/(${closed.join("|")})`);
  return (path) => closed.length === 0 || !pattern.test(path);
}
