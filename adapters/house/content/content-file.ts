import * as v from "valibot";
import { explained, type FileProblem, fieldProblems } from "../../../contracts/operator-files/fields.ts";
import { GAME_CATEGORIES, SLOT_TYPES } from "../../../core/games/model.ts";
import { FLIP_CARD_GAMES } from "../../../core/rewards/model.ts";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import { isWindowOpen } from "../../../core/rules/promotion.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { PICTURE_KEYS } from "../../../core/site/model.ts";
import { type BankCode, isBankCode } from "../../../core/wallet/banks.ts";
import { DEMO_ACCOUNT_NUMBER } from "../site/site-content.ts";
import {
  addUpToOne,
  amountField,
  anyPrize,
  chanceField,
  fieldsOf,
  filled,
  idField,
  instantPrize,
  isHttps,
  oneOf,
  otherSum,
  percent,
  pictureField,
  rewardPrize,
  timeField,
  uniqueIds,
  wholeNumber,
  yesOrNo,
} from "./field-kinds.ts";

const digits = "must be 10 to 15 digits";
const bank = "must be a bank's code of three digits";

const account = fieldsOf(
  {
    bank: v.custom<BankCode>(isBankCode, bank),
    accountNumber: v.pipe(
      v.string(digits),
      v.regex(/^\d{10,15}$/, digits),
      v.check((number) => number !== DEMO_ACCOUNT_NUMBER, "must be your own account: this is the one of the demo"),
    ),
    accountName: filled,
  },
  "must be an object with bank, accountNumber and accountName",
);

const limits = v.pipe(
  fieldsOf(
    {
      depositMinimum: v.optional(amountField, 1),
      depositMaximum: v.optional(amountField, 2_000_000),
      withdrawalMinimum: v.optional(amountField, 1),
    },
    "must be an object with depositMinimum, depositMaximum or withdrawalMinimum",
  ),
  v.forward(
    v.check(
      ({ depositMinimum, depositMaximum }) => depositMinimum <= depositMaximum,
      "must not be less than depositMinimum",
    ),
    ["depositMaximum"],
  ),
);

const CONFIGURATION_KEYS = [...PICTURE_KEYS, "embed.liveScore", "embed.standings", "embed.movie"] as const;

const configuration = fieldsOf(
  Object.fromEntries(CONFIGURATION_KEYS.map((key) => [key, v.optional(filled)])) as Record<
    (typeof CONFIGURATION_KEYS)[number],
    v.OptionalSchema<typeof filled, undefined>
  >,
  "must be an object with addresses of pictures and pages",
);

const timeOfDay = "must be a time of day like 09:00";
const timeOfDayField = v.pipe(
  v.string(timeOfDay),
  // A period that begins and ends at a real time is open at some moment of a day.
  v.check((time) => /^\d\d:\d\d$/.test(time) && isOpenOnce(time), timeOfDay),
);

function isOpenOnce(time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  // Bangkok is seven hours ahead of UTC.
  return isWindowOpen(time, time, instant(Date.UTC(2026, 0, 1, hours - 7, minutes)));
}

const period = fieldsOf(
  {
    ratePercent: percent(100),
    start: timeOfDayField,
    end: timeOfDayField,
    endDigitBonus: v.optional(amountField),
  },
  "must be an object with ratePercent, start and end",
);

/** The site shows two periods; see section 2 of the specification. */
const promotion = fieldsOf(
  {
    periods: v.strictTuple([period, period], "must be a list of two periods"),
    maximum: fieldsOf(
      Object.fromEntries(LEVEL_NAMES.map((level) => [level, amountField])) as Record<
        (typeof LEVEL_NAMES)[number],
        typeof amountField
      >,
      `must be an object with an amount in baht for ${LEVEL_NAMES.join(", ")}`,
    ),
  },
  "must be an object with periods and maximum",
);

const announcement = fieldsOf(
  {
    id: idField,
    title: filled,
    body: filled,
    publishedAt: timeField,
    membersOnly: v.optional(yesOrNo, false),
  },
  "must be an object with id, title, body and publishedAt",
);

/** The parameters that a launch adds, so that an address has none of them. */
const LAUNCH_PARAMETERS = ["member", "game", "launch", "issued", "expires", "signature"] as const;

const launchUrl = `must be an https address without # and without the parameters ${LAUNCH_PARAMETERS.join(", ")}`;

const game = v.pipe(
  fieldsOf(
    {
      id: idField,
      /** What its provider calls it; its id if it is left out. */
      code: v.optional(filled),
      name: filled,
      latinName: v.optional(filled),
      category: oneOf(GAME_CATEGORIES.filter((category) => category !== "hot")),
      slotType: v.optional(oneOf(SLOT_TYPES)),
      provider: filled,
      launchUrl: v.pipe(
        v.string(launchUrl),
        v.check((value) => isHttps(value) && !value.includes("#") && hasNoneOf(value, LAUNCH_PARAMETERS), launchUrl),
      ),
      picture: pictureField,
      returnPercent: v.optional(percent(100)),
      addedAt: v.optional(timeField),
      hot: v.optional(yesOrNo, false),
      open: v.optional(yesOrNo, true),
    },
    "must be an object with id, name, category, provider and launchUrl",
  ),
  v.forward(
    v.check(
      ({ category, slotType }) => slotType === undefined || category === "slot",
      "must be left out: only a game of the category slot has one",
    ),
    ["slotType"],
  ),
);

function hasNoneOf(address: string, parameters: readonly string[]): boolean {
  const { searchParams } = new URL(address);
  return parameters.every((name) => !searchParams.has(name));
}

const points = wholeNumber(0, 1_000_000_000);

const reward = v.pipe(
  fieldsOf(
    {
      id: idField,
      title: filled,
      prize: rewardPrize,
      pricePoints: points,
      leastLevel: v.optional(oneOf(LEVEL_NAMES)),
      limit: v.optional(
        fieldsOf(
          { times: wholeNumber(1, 1000), per: oneOf(["day", "month", "ever"]) },
          'must be an object like {"times": 1, "per": "day"}',
        ),
      ),
      terms: v.optional(v.array(filled, "must be a list of texts"), []),
      picture: pictureField,
    },
    "must be an object with id, title, prize and pricePoints",
  ),
  v.forward(
    v.check(
      ({ pricePoints, limit }) => pricePoints > 0 || limit !== undefined,
      'must say how often a member may have what costs nothing, like {"times": 1, "per": "ever"}',
    ),
    ["limit"],
  ),
);

const rewardCategory = fieldsOf(
  { id: idField, title: filled, rewards: v.array(reward, "must be a list of rewards") },
  "must be an object with id, title and rewards",
);

const rewards = v.pipe(
  v.array(rewardCategory, "must be a list of categories with their rewards"),
  uniqueIds<v.InferOutput<typeof rewardCategory>>(({ id }) => [{ id, path: ["id"] }]),
  uniqueIds<v.InferOutput<typeof rewardCategory>>((category) =>
    category.rewards.map(({ id }, index) => ({ id, path: ["rewards", index, "id"] })),
  ),
);

/** A list of what is drawn, whose chances are parts of a whole. */
function drawn<Part extends v.GenericSchema<unknown, { readonly chance: number }>>(
  part: Part,
  list: string,
  least: number,
  tooFew: string,
) {
  return v.pipe(
    v.array(part, list),
    v.minLength(least, tooFew),
    v.check(
      (all) => addUpToOne(all),
      ({ input }) => otherSum(input),
    ),
  );
}

const segment = fieldsOf(
  { id: idField, label: filled, prize: instantPrize, chance: chanceField },
  "must be an object with id, label, prize and chance",
);

const wheel = fieldsOf(
  {
    pricePoints: points,
    spinsPerDay: wholeNumber(1, 1000),
    segments: v.pipe(
      drawn(segment, "must be a list of segments", 2, "must have two segments at least"),
      uniqueIds<v.InferOutput<typeof segment>>(({ id }) => [{ id, path: ["id"] }]),
    ),
  },
  "must be an object with pricePoints, spinsPerDay and segments",
);

const ofCards = {
  id: idField,
  title: filled,
  cards: wholeNumber(2, 60),
  pricePoints: points,
  playsPerDay: wholeNumber(1, 1000),
  startsAt: timeField,
  endsAt: timeField,
};

const PRIZE = "must be an object with prize and chance";
const PRIZES = "must be a list of prizes with their chances";
const instantPrizes = drawn(fieldsOf({ prize: instantPrize, chance: chanceField }, PRIZE), PRIZES, 1, PRIZES);
const anyPrizes = drawn(fieldsOf({ prize: anyPrize, chance: chanceField }, PRIZE), PRIZES, 1, PRIZES);

const NO_CARDS = "must be an object with id, game, title, cards, prizes, pricePoints, playsPerDay, startsAt and endsAt";
const instantCards = fieldsOf({ ...ofCards, game: v.literal("flip-card"), prizes: instantPrizes }, NO_CARDS);
const giftCards = fieldsOf({ ...ofCards, game: v.literal("flip-card-reward"), prizes: anyPrizes }, NO_CARDS);
const otherCards = v.looseObject({ game: oneOf(FLIP_CARD_GAMES) }, NO_CARDS);

type Cards = v.InferOutput<typeof instantCards> | v.InferOutput<typeof giftCards>;

/** The prizes of cards follow from their game. */
const cards = v.pipe(
  v.lazy((input): v.GenericSchema<unknown, Cards> => {
    const named = typeof input === "object" && input !== null && "game" in input ? input.game : undefined;
    if (named === "flip-card") return instantCards;
    // Without one of the two games, it fails.
    return named === "flip-card-reward" ? giftCards : (otherCards as unknown as typeof giftCards);
  }),
  v.forward(
    v.check(({ startsAt, endsAt }) => startsAt < endsAt, "must be after startsAt"),
    ["endsAt"],
  ),
);

/** The content file of an operator. Amounts are read as satang, times as instants. */
const FILE = fieldsOf(
  {
    accounts: v.tupleWithRest([account], account, "must list one account at least, to which members transfer"),
    promptPayId: v.optional(v.pipe(v.string(digits), v.regex(/^\d{10,15}$/, digits))),
    lines: v.optional(
      fieldsOf({ primary: v.optional(filled), backup: v.optional(filled) }, "must be an object with primary or backup"),
      {},
    ),
    limits: v.optional(limits, {}),
    configuration: v.optional(configuration, {}),
    promotion: v.optional(promotion),
    payBonuses: v.optional(yesOrNo, false),
    payRefunds: v.optional(yesOrNo, false),
    announcements: v.optional(
      v.pipe(
        v.array(announcement, "must be a list of announcements"),
        uniqueIds<v.InferOutput<typeof announcement>>(({ id }) => [{ id, path: ["id"] }]),
      ),
      [],
    ),
    games: v.optional(
      v.pipe(
        v.array(game, "must be a list of games"),
        uniqueIds<v.InferOutput<typeof game>>(({ id }) => [{ id, path: ["id"] }]),
      ),
      [],
    ),
    rewards: v.optional(rewards, []),
    wheel: v.optional(wheel),
    cards: v.optional(
      v.pipe(
        v.array(cards, "must be a list of card events"),
        uniqueIds<Cards>(({ id }) => [{ id, path: ["id"] }]),
      ),
      [],
    ),
  },
  "must be one JSON object, the content",
);

export type ContentFile = v.InferOutput<typeof FILE>;

/** The checked content of a file. The error has everything that is wrong in it. */
export function readContent(data: unknown): Result<ContentFile, readonly FileProblem[]> {
  const { success, output } = v.safeParse(FILE, data);
  return success ? ok(output) : err(fieldProblems(FILE, data).map(explained));
}
