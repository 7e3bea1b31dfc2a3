import { dayOption } from "../../command-line/options.ts";

export const FROM = dayOption("--from <day>", "first day (default: 29 days ago)");
export const TO = dayOption("--to <day>", "last day (default: today)");
