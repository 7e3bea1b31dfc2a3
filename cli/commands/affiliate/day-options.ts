import { dayOption } from "../../command-line/options.ts";

export const FROM = dayOption("--from <day>", "first day; 29 days ago when it is left out");
export const TO = dayOption("--to <day>", "last day; today when it is left out");
