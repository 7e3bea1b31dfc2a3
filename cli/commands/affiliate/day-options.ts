import { dayOption } from "../../command-line/options.ts";

export const DAY_OPTIONS = {
  from: dayOption("--from <day>", "first day (default: 29 days ago)"),
  to: dayOption("--to <day>", "last day (default: today)"),
} as const;
