import { thai } from "../../../core/sentences/thai.ts";

/** The sentences of all refusals. */
export const refusals = thai.refusals;
