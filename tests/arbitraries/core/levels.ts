import fc from "fast-check";
import { LEVEL_IDS, LEVEL_NAMES, REFUND_TABLE_NAMES } from "../../../core/rules/levels.ts";

export const aLevelName = () => fc.constantFrom(...LEVEL_NAMES);

export const aLevelId = () => fc.constantFrom(...LEVEL_IDS);

export const aRefundTable = () => fc.constantFrom(...REFUND_TABLE_NAMES);
