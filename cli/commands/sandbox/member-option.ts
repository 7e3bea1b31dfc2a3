import { needed, positional, textOption } from "../../command-line/options.ts";

export const MEMBER_OPTION = positional(needed(textOption("--member <username>", "the member's user name")));
