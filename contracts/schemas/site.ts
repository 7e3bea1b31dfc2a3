import * as v from "valibot";
import { RANKING_PERIODS } from "../../core/site/model.ts";
import { assumed, spec } from "./field.ts";
import { baht, count, id, isoTime, maybe } from "./scalars.ts";

/** `HH:MM` or `HH:MM:SS`; a period that is not set may carry any text and is never open. */
const timeOfDay = v.string();

/** The spec's "User setting" (section 3): two bonus periods by Bangkok time of day. */
export const userSetting = v.object({
  /** Percent. */
  bonusRate: spec(v.number()),
  bonusRate2: spec(v.number()),
  bonusTimeStart: spec(timeOfDay),
  bonusTimeEnd: spec(timeOfDay),
  bonusTimeStart2: spec(timeOfDay),
  bonusTimeEnd2: spec(timeOfDay),
  /** Hundredths of a baht: the promotion page divides them by 100. */
  endNumberBonus: spec(v.number()),
  endNumberBonus2: spec(v.number()),
  /** Baht; no promotion unless above 0. */
  bonusMax: spec(baht),
});

const line = v.object({ id: spec(maybe(v.string())) });

/** The spec's "Global setting", with what the public pages show beside it. */
export const setting = v.object({
  line: spec(maybe(v.object({ line1: spec(maybe(line)), line2: spec(maybe(line)) }))),
  /** The promotion as visitors see it. */
  promotion: assumed(maybe(userSetting)),
  /** Seconds that a request usually takes. */
  usualSeconds: assumed(
    maybe(v.object({ deposit: assumed(maybe(v.number())), withdrawal: assumed(maybe(v.number())) })),
  ),
});

/** The spec's "Global operation"; MA is maintenance, any other word is not. */
export const operation = v.object({
  websiteStatus: spec(v.string()),
  /** When the operator expects to be back. */
  until: assumed(maybe(isoTime)),
});

/** The spec's "Configuration entry": keys such as home.normal.background. */
export const configuration = v.array(
  v.object({
    key: spec(id),
    value: spec(maybe(v.object({ data: spec(maybe(v.object({ path: spec(maybe(v.string())) }))) }))),
  }),
);

/** News, newest first. */
export const announcements = v.array(
  v.object({
    id: assumed(id),
    title: assumed(v.string()),
    /** Untrusted markup. */
    body: assumed(v.string()),
    publishedAt: assumed(isoTime),
  }),
);

/** Lately credited deposits or paid withdrawals of anybody, newest first. */
export const publicFeed = v.array(
  v.object({
    /** Masked by the backend. */
    name: assumed(v.string()),
    amount: assumed(baht),
    at: assumed(isoTime),
  }),
);

export const rankingQuery = v.object({ period: assumed(v.picklist(RANKING_PERIODS)) });

export const ranking = v.array(
  v.object({
    rank: assumed(v.pipe(count, v.minValue(1))),
    /** Masked by the backend. */
    name: assumed(v.string()),
    staked: assumed(baht),
    mine: assumed(v.boolean()),
  }),
);
