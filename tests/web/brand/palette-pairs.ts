import { CONTROL_CONTRAST, type Palette, TEXT_CONTRAST } from "../../../web/brand/palette.ts";

const SURFACES = ["ink-0", "ink-1", "ink-2", "ink-3", "input"] as const;
const FIELDS = ["field-1", "field-2", "field-3"] as const;

/** Each colour, the colours that it may appear on, and the contrast that it must have with them. */
export const PAIRS: readonly (readonly [front: keyof Palette, grounds: readonly (keyof Palette)[], ratio: number])[] = [
  ["skeleton", ["ink-0", "ink-1"], 1.4],
  ["text", [...SURFACES, "brand-wash"], 7],
  ["muted", SURFACES, TEXT_CONTRAST],
  ["faint", SURFACES, TEXT_CONTRAST],
  ["brand-strong", [...SURFACES, "brand-wash"], TEXT_CONTRAST],
  ["brand-ink", ["brand", "brand-hover"], TEXT_CONTRAST],
  ["brand-wash-text", ["brand-wash"], TEXT_CONTRAST],
  ["good", [...SURFACES, "good-wash"], TEXT_CONTRAST],
  ["good-ink", ["good-fill"], TEXT_CONTRAST],
  ["soft-text", ["soft"], TEXT_CONTRAST],
  ["brand", SURFACES, CONTROL_CONTRAST],
  ["brand-hover", SURFACES, CONTROL_CONTRAST],
  ["edge", ["ink-0", "ink-1", "ink-2", "input"], CONTROL_CONTRAST],
  ["field-text", [...FIELDS, "field-control"], 7],
  ["field-muted", FIELDS, TEXT_CONTRAST],
  ["field-gold", FIELDS, TEXT_CONTRAST],
  ["field-brand", FIELDS, CONTROL_CONTRAST],
  ["field-brand-hover", FIELDS, CONTROL_CONTRAST],
  ["field-brand-ink", ["field-brand", "field-brand-hover"], TEXT_CONTRAST],
  ["gold", [...SURFACES, "gold-wash"], TEXT_CONTRAST],
  ["gold-mark", SURFACES, CONTROL_CONTRAST],
  ["bad", [...SURFACES, "bad-wash"], TEXT_CONTRAST],
  ["info", [...SURFACES, "info-wash"], TEXT_CONTRAST],
  ["bad-fill", SURFACES, CONTROL_CONTRAST],
  ["bad-ink", ["bad-fill"], TEXT_CONTRAST],
];
