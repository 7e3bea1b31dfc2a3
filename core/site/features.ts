/** The parts of the site that an operator may switch off. Everything else is always there. */
export const FEATURES = [
  "rewards",
  "cards",
  "wheel",
  "checkIn",
  "affiliate",
  "ranking",
  "movies",
  "liveScore",
  "standings",
  "slip",
  "promotion",
] as const;
export type Feature = (typeof FEATURES)[number];

/** A feature that is not named is on. */
export type FeatureSwitches = Readonly<Partial<Record<Feature, boolean | undefined>>>;

export function isFeatureOn(feature: Feature, switches: FeatureSwitches | undefined): boolean {
  return switches?.[feature] !== false;
}
