import { join } from "node:path";
import type { Command } from "../../../cli/command-line/command.ts";
import { COMMANDS } from "../../../cli/command-table.ts";
import { CANARY } from "./canaries.ts";

/** A right command line of a command. */
export interface EveryLine {
  readonly name: string;
  readonly argv: readonly string[];
}

const OF_OPTION: Readonly<Record<string, string>> = {
  phone: CANARY.phone,
  account: CANARY.account,
  username: "gold",
  name: "สมชาย ใจดี",
  province: "กรุงเทพมหานคร",
  postcode: "10500",
  port: "0",
  id: "goldhall",
  color: "#c9a227",
  endpoint: "https://push.example/a",
  row: "wheel",
  intent: "intent-0000-0000-0000",
  seconds: "1",
  repeat: "1",
  parallel: "1",
  days: "1",
  months: "6",
  limits: "deposit:day=500",
};
const FILES: readonly string[] = [
  "file",
  "data",
  "fromData",
  "toData",
  "site",
  "junit",
  "html",
  "json",
  "picture",
  "flows",
  "folder",
];
/** Of the other options, the first text that it accepts. */
const CANDIDATES = [
  "500",
  "gold",
  "2026-11-20",
  "2026-11-20T12:00:00+07:00",
  "004",
  "a=1",
  "wheel",
  "1s",
  "https://a.example",
];
/** Left out: they take from another place what the environment gives, write over files, or wait long. */
const LEFT_OUT: readonly string[] = [
  "passwordStdin",
  "codeStdin",
  "har",
  // Its file must be there.
  "baseline",
  "only",
  "skip",
  "list",
  "set",
  "accounts",
  "tags",
  "skipTags",
  "sandbox",
  "untilFailure",
  "online",
  // Not with `intent`.
  "isNew",
];
/** Left out because another option excludes them. */
const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  "devices close": ["others"],
  "fair-play exclude": ["forGood"],
  "fair-play limits set": ["minutes"],
  "wallet deposit slip": ["file", "review"],
  "staff bonus": ["points", "by"],
  // At a house the token says who it is.
  "staff approve": ["by"],
  "staff pay": ["by"],
  "staff reject": ["by"],
  "staff level": ["by"],
  "sandbox fault add": ["kind", "field", "within", "seed"],
};

/** Whether a command asks no backend. */
export function isOffline(name: string): boolean {
  return /^(rules|sandbox serve|brand|backend|house|contract (list|rows|openapi)|flow (check|export)|tail|commands|completion|help)\b/.test(
    name,
  );
}

/** A line for every command of the table, with every option that it can have, in a folder for files. */
export function everyLine(folder: string, flowFile: string): readonly EveryLine[] {
  return COMMANDS.map((command) => ({
    name: command.path.join(" "),
    argv: [...command.path, ...optionsOf(command, folder, flowFile)],
  }));
}

function optionsOf({ options, path }: Command, folder: string, flowFile: string): readonly string[] {
  return Object.entries(options).flatMap(([name, { flags, read, variadic }]) => {
    if (LEFT_OUT.includes(name) || EXCLUDED[path.join(" ")]?.includes(name)) return [];
    const [flag = "", placeholder] = flags.split(" ");
    if (variadic === true) return [flowFile];
    if (placeholder === undefined) return [flag];
    const given = FILES.includes(name) ? join(folder, `${path.join("-")}.${name}`) : OF_OPTION[name];
    const text = [...(given === undefined ? [] : [given]), ...choicesOf(flags, options), ...CANDIDATES].find(
      (candidate) => read(candidate).ok,
    );
    return text === undefined ? [] : [`${flag}=${text}`];
  });
}

/** The values of a choice stand in its help. */
function choicesOf(flags: string, options: Command["options"]): readonly string[] {
  const about = Object.values(options).find((option) => option.flags === flags)?.about ?? "";
  return about.includes(": ") ? (about.split(": ").at(-1)?.split(/[, ]+/) ?? []) : [];
}
