import * as v from "valibot";
import { hostSource } from "../../../contracts/delivery/page-origins.ts";
import { strictFields } from "../../../contracts/operator-files/fields.ts";
import type { Prize } from "../../../core/rewards/model.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { baht, MAX_AMOUNT, toBaht } from "../../../core/shared/money.ts";
import type { InstantPrize } from "../rewards/rewards-content.ts";

/** An object of the content file with these fields and no others. */
export function fieldsOf<const T extends v.ObjectEntries>(entries: T, notAnObject: string) {
  return strictFields(entries, "the content", notAnObject);
}

const text = "must be a text that is not empty";
export const filled = v.pipe(v.string(text), v.regex(/\S/, text));

const id = "must be an id of at most 60 letters, digits, dashes and dots, which never changes";
export const idField = v.pipe(v.string(id), v.regex(/^[A-Za-z0-9][\w.-]{0,59}$/, id));

export const yesOrNo = v.boolean("must be true or false");

const amount = "must be an amount in baht above 0, with at most two decimals";

/** In satang. */
export const amountField = v.pipe(
  v.number(amount),
  v.minValue(0.01, amount),
  v.maxValue(toBaht(MAX_AMOUNT), amount),
  v.check((value) => Number(value.toFixed(2)) === value, amount),
  v.transform(baht),
);

export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

export function percent(most: number) {
  const message = `must be percent from 0 to ${most}`;
  return v.pipe(v.number(message), v.minValue(0, message), v.maxValue(most, message));
}

export function oneOf<const T extends readonly string[]>(choices: T) {
  return v.picklist(choices, `must be one of ${choices.join(", ")}`);
}

const time = "must be a time with its zone, like 2026-12-01T09:00:00+07:00";
export const timeField = v.pipe(
  v.string(time),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const at = parseInstant(dataset.value);
    if (at !== undefined) return at;
    addIssue({ message: time });
    return NEVER;
  }),
);

/** Whether it is an https address that a content security policy can name. */
export function isHttps(value: string): boolean {
  return value.startsWith("https://") && hostSource(value) !== undefined;
}

const picture = "must be an https address, or a path like /pictures/games/x.webp";
export const pictureField = v.optional(
  v.pipe(
    v.string(picture),
    v.check((value) => isHttps(value) || /^\/[\w-][\w./-]*$/.test(value), picture),
  ),
);

/** Reports every item whose id an earlier one has. `idsOf` gives the ids of an item with their paths in it. */
export function uniqueIds<Item>(
  idsOf: (item: Item) => readonly { readonly id: string; readonly path: readonly (string | number)[] }[],
) {
  return v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    dataset.value.forEach((item, index) => {
      for (const { id: name, path } of idsOf(item)) {
        if (seen.has(name))
          addIssue({ message: "must be the id of nothing else in this list", path: stepsOf([index, ...path]) });
        seen.add(name);
      }
    });
  });
}

/** For the path of a problem, of which only the keys are read. */
function stepsOf([first, ...rest]: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const step = (key: string | number | undefined): v.IssuePathItem => ({
    type: "unknown",
    origin: "value",
    input: undefined,
    key,
    value: undefined,
  });
  return [step(first), ...rest.map(step)];
}

const chance = "must be a chance above 0, at most 1";
export const chanceField = v.pipe(v.number(chance), v.gtValue(0, chance), v.maxValue(1, chance));

/** For binary fractions such as 0.1 + 0.2. */
const ROUNDING = 1e-9;

type Chanced = readonly { readonly chance: number }[];

export function addUpToOne(given: Chanced): boolean {
  // A list without any has another problem.
  return given.length === 0 || Math.abs(sumOf(given) - 1) < ROUNDING;
}

export function otherSum(given: Chanced): string {
  return `must have chances that add up to 1, not to ${Number(sumOf(given).toFixed(6))}`;
}

function sumOf(given: Chanced): number {
  return given.reduce((sum, { chance: part }) => sum + part, 0);
}

const PRIZES = {
  credit: v.pipe(
    fieldsOf({ kind: v.literal("credit"), amount: amountField }, "must be an object"),
    v.transform(({ kind, amount: amountSatang }) => ({ kind, amountSatang })),
  ),
  points: fieldsOf({ kind: v.literal("points"), points: wholeNumber(1, 1_000_000_000) }, "must be an object"),
  item: fieldsOf({ kind: v.literal("item"), title: filled }, "must be an object"),
  nothing: fieldsOf({ kind: v.literal("nothing") }, "must be an object"),
} satisfies Record<Prize["kind"], v.GenericSchema<unknown, Prize>>;

/** A prize of one of these kinds. Its other fields follow from its kind. */
function prizeOf<Kind extends Prize["kind"]>(kinds: readonly Kind[]) {
  const message = `must be a prize like {"kind": "points", "points": 10}, of the kind ${kinds.join(", ")}`;
  // Of another kind, only the kind is wrong.
  const other = v.looseObject({ kind: v.picklist(kinds, `must be one of ${kinds.join(", ")}`) }, message);
  return v.lazy((input): v.GenericSchema<unknown, Extract<Prize, { readonly kind: Kind }>> => {
    const named = typeof input === "object" && input !== null && "kind" in input ? input.kind : undefined;
    const kind = kinds.find((each) => each === named);
    // The kind is among those that the caller takes, and another one fails in `other`.
    return (kind === undefined ? other : PRIZES[kind]) as unknown as v.GenericSchema<
      unknown,
      Extract<Prize, { readonly kind: Kind }>
    >;
  });
}

export const instantPrize = prizeOf<InstantPrize["kind"]>(["credit", "points", "nothing"]);
export const anyPrize = prizeOf<Prize["kind"]>(["credit", "points", "item", "nothing"]);
export const rewardPrize = prizeOf<Exclude<Prize["kind"], "nothing">>(["credit", "points", "item"]);
