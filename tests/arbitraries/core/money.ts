import fc from "fast-check";
import { MAX_AMOUNT, satang } from "../../../core/shared/money.ts";

/** 0 to the largest amount. */
export const aSatang = () => fc.integer({ min: 0, max: MAX_AMOUNT }).map(satang);

/** 1 satang to the largest amount. */
export const anAmount = () => fc.integer({ min: 1, max: MAX_AMOUNT }).map(satang);

/** Any safe integer, also a negative one. */
export const aNetSatang = () => fc.maxSafeInteger().map(satang);
