import { flag } from "../../command-line/options.ts";

export const PASSWORD_STDIN = flag("--password-stdin", "read passwords from stdin, one per line");
