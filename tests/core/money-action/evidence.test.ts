import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CLOCK_TOLERANCE_MS,
  evidenceOfChange,
  evidenceOfCreation,
  idsOf,
} from "../../../core/money-action/evidence.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { HOUR_MS, type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { always } from "../../always.ts";

const KEY = idempotencyKey("our-key-0123456789");
const OTHER_KEY = idempotencyKey("other-key-0123456789");
const MADE_AT = instant(Date.UTC(2026, 10, 20, 5));
const intent = { key: KEY, madeAt: MADE_AT, knownIds: ["known"] };

interface Item {
  readonly id: string;
  readonly intent: IdempotencyKey | undefined;
  readonly createdAt: Instant;
}

const item = (changes: Partial<Item> = {}): Item => ({ id: "new", intent: undefined, createdAt: MADE_AT, ...changes });
const seen = (items: readonly Item[], resembles: (one: Item) => boolean = () => true) =>
  evidenceOfCreation(ok(items), intent, resembles);

describe("evidenceOfCreation", () => {
  test("is a quarter of an hour patient with the device's clock", () => {
    expect(CLOCK_TOLERANCE_MS).toBe(HOUR_MS / 4);
    const earliest = item({ createdAt: plus(MADE_AT, -CLOCK_TOLERANCE_MS) });
    expect(seen([earliest])).toEqual({ seen: "effect", value: earliest });
    expect(seen([item({ createdAt: plus(MADE_AT, -CLOCK_TOLERANCE_MS - 1) })])).toEqual({ seen: "nothing" });
  });

  test("reads the time of an item that is a line of a list, too", () => {
    const line = { id: "new", intent: undefined, at: plus(MADE_AT, 1) };
    expect(evidenceOfCreation(ok([line]), intent, () => true)).toEqual({ seen: "effect", value: line });
    const before = { ...line, at: plus(MADE_AT, -CLOCK_TOLERANCE_MS - 1) };
    expect(evidenceOfCreation(ok([before]), intent, () => true)).toEqual({ seen: "nothing" });
  });

  test("is the item of the key, whatever else it is and wherever it stands", () => {
    const ours = item({ id: "known", intent: KEY, createdAt: instant(0) });
    expect(seen([item(), ours], () => false)).toEqual({ seen: "effect", value: ours });
    expect(seen([item(), ours])).toEqual({ seen: "effect", value: ours });
  });

  test("is never an item of another key, a known one or one that does not resemble it", () => {
    expect(seen([item({ intent: OTHER_KEY })])).toEqual({ seen: "nothing" });
    expect(seen([item({ id: "known" })])).toEqual({ seen: "nothing" });
    expect(seen([item()], () => false)).toEqual({ seen: "nothing" });
    expect(seen([])).toEqual({ seen: "nothing" });
  });

  test("is only the item of the key where nobody could read what was there before", () => {
    const unread = { ...intent, knownIds: idsOf(undefined) };
    const earlier = item({ createdAt: plus(MADE_AT, -1) });
    expect(evidenceOfCreation(ok([earlier]), unread, () => true)).toEqual({ seen: "nothing" });
    const ours = item({ intent: KEY });
    expect(evidenceOfCreation(ok([earlier, ours]), unread, () => true)).toEqual({ seen: "effect", value: ours });
    expect(idsOf([earlier])).toEqual(["new"]);
  });

  test("is, without keys, the first new item of about that time", () => {
    const anItem = fc.record({
      id: fc.constantFrom("known", "a", "b"),
      intent: fc.constantFrom(undefined, OTHER_KEY),
      createdAt: fc.integer({ min: -2, max: 2 }).map((steps) => plus(MADE_AT, -CLOCK_TOLERANCE_MS + steps)),
    });
    always([fc.array(anItem, { maxLength: 6 })], (items) => {
      const matches = (one: Item) => one.id !== "known" && !one.intent && MADE_AT - one.createdAt <= CLOCK_TOLERANCE_MS;
      const first = items.find(matches);
      expect(seen(items)).toEqual(first ? { seen: "effect", value: first } : { seen: "nothing" });
    });
  });

  test("is unreadable when the list is", () => {
    const problem = refuse("maintenance");
    expect(evidenceOfCreation(err(problem), intent, () => true)).toEqual({ seen: "unreadable", problem });
  });
});

describe("evidenceOfChange", () => {
  test("is what the judge says about the request of the id", () => {
    const judge = (request: { readonly id: string }) => ({ seen: "effect" as const, value: request });
    expect(evidenceOfChange(ok([{ id: "a" }, { id: "b" }]), "b", judge)).toEqual({
      seen: "effect",
      value: { id: "b" },
    });
    expect(evidenceOfChange(ok([{ id: "a" }]), "b", judge)).toEqual({ seen: "nothing" });
    const problem = refuse("maintenance");
    expect(evidenceOfChange(err(problem), "b", judge)).toEqual({ seen: "unreadable", problem });
  });
});
