import { thaiForVisitors } from "../../../core/sentences/thai-visitors.ts";

/** Of faults, and of what a visitor may be refused with. */
export const sentences = thaiForVisitors;
