import { thai } from "../../../core/sentences/thai.ts";

/** Of refusals and faults. */
export const sentences = thai;
