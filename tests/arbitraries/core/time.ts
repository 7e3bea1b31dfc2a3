import fc from "fast-check";
import { bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";

/** From 2000 to 2100. */
export const anInstant = () => fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) }).map(instant);

export const aBangkokDate = () => anInstant().map(bangkokDateOf);
