import { english } from "../../../core/sentences/english.ts";

export const refusals = english.refusals;
