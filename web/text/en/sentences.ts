import { english } from "../../../core/sentences/english.ts";

export const sentences = english;
