import * as v from "valibot";
import { RANKING_PERIODS } from "../../core/site/model.ts";
import { assumed, baht, count, id, isoTime, maybe, spec } from "./scalars.ts";

/** `HH:MM` or `HH:MM:SS`. Any other text means that the period is never open. */
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
  /** Baht. There is no promotion unless it is above 0. */
  bonusMax: spec(baht),
  /**
   * `automatic`: every deposit of a period earns its bonus, without turnover, until `bonusMax` is reached in this running
   * of the period. `chosen`: the deposit that takes it. Missing, or any other text: staff give it.
   */
  bonusPaid: assumed(maybe(v.string())),
  /**
   * The percent of a day's loss that a member gets back by itself, ten minutes after the Bangkok day: that of the level in
   * which the day's last round began. Missing: staff give it, and for visitors.
   */
  refundPercent: assumed(maybe(v.number())),
});

const line = v.object({ id: spec(maybe(v.string())) });

/** The spec's "Global setting", and more for the public pages. */
export const setting = v.object({
  line: spec(maybe(v.object({ line1: spec(maybe(line)), line2: spec(maybe(line)) }))),
  /** The promotion for visitors. */
  promotion: assumed(maybe(userSetting)),
  /** Usual duration of a request, in seconds. */
  usualSeconds: assumed(
    maybe(v.object({ deposit: assumed(maybe(v.number())), withdrawal: assumed(maybe(v.number())) })),
  ),
});

/** The spec's "Global operation". Only MA means maintenance. */
export const operation = v.object({
  websiteStatus: spec(v.string()),
  /** Expected end of the maintenance. */
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

/** Recently credited deposits or paid withdrawals of all members, newest first. */
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
