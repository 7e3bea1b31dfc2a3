import type { Law } from "../engine/law.ts";
import { MONEY_LAWS } from "./money/money-laws.ts";

/** Every law, in the order of the report. */
export const LAWS: readonly Law[] = [...MONEY_LAWS];
