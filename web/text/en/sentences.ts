import { englishForVisitors } from "../../../core/sentences/english-visitors.ts";

export const sentences = englishForVisitors;
