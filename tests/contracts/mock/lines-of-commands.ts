import { COMMANDS } from "../../../cli/command-table.ts";

/** A value for each option that a command needs. */
const VALUES: Readonly<Record<string, string>> = {
  username: "somchai88",
  phone: "0812345678",
  bank: "004",
  account: "1234567890",
  amount: "500",
  id: "D-691120-W9TMA33Z",
  game: "sanam-dice",
  launch: "mB5cR9zt1KpQ6vXe",
  on: "low",
  reward: "credit-20",
  card: "1",
  type: "af",
  level: "gold",
  max: "500",
  kind: "deposit",
  period: "day",
  language: "en",
  days: "1",
  minutes: "30",
  limits: "deposit:day=500",
  move: "deposit",
  endpoint: "https://push.example.net/a",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** More of a line, where the needed options call no backend or too little of it. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  "session address": ["--recipient", "สมชาย ใจดี", "--postcode", "10110"],
  "site ranking": ["--period", "week"],
  "devices close": ["--others"],
  "inbox list": ["--group", "money", "--limit", "10"],
  "inbox seen": ["--id", "15"],
  "inbox watch": ["--seconds", "1"],
  "wallet deposit slip": ["--payload", "00510006000001010300402302026112012001000012KW07T00YPNC5102TH91045B4F"],
  "rules failure": ["--status", "503"],
  "fair-play limits set": ["--amount", "500"],
  "rules limits": ["--amount", "100"],
  "fair-play break start": ["--yes"],
  "fair-play exclude": ["--months", "6", "--yes"],
  "games list": ["--category", "slot", "--slot", "JK"],
};

/** They judge a backend, and find much in one that only knows the document. */
const JUDGES = ["contract conform", "doctor"];

/** What asks a backend's rows. Controls of a sandbox, flows, journals and brands are none of the document's. */
const ASKING = COMMANDS.filter(
  ({ path, needs }) =>
    needs.every((need) => need === "target" || need === "member") &&
    path[0] !== "flow" &&
    path[0] !== "brand" &&
    path[0] !== "backend" &&
    path[0] !== "house" &&
    path[0] !== "sandbox" &&
    !["completion", ...JUDGES].includes(path.join(" ")),
);

const LINES = ASKING.map(({ path, options }) => {
  const needed = Object.entries(options).filter(([, option]) => option.about.includes("(required)"));
  const values = needed.flatMap(([name, option]) => [option.flags.split(" ")[0] ?? "", VALUES[name] ?? "no value"]);
  return [...path, ...values, ...(MORE[path.join(" ")] ?? [])];
});

/** A sign-in, and what needs the session that it opens. The sign-out comes last. */
export const LINES_OF_ALL_COMMANDS = [
  ...LINES.filter((line) => line[1] !== "logout"),
  ...LINES.filter((line) => line[1] === "logout"),
];

/** What the lines read from the environment; `home` is the tool's own folder. */
export const environmentOf = (home: string) => ({
  SANAM_HOME: home,
  SANAM_PASSWORD: "rainy-season-7",
  SANAM_NEW_PASSWORD: "cool-season-8",
  SANAM_SECOND_FACTOR: "492039",
  SANAM_RECOVERY_CODE: "492039",
});
