import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Values that nobody else has: where one is printed, it leaked. */
export const CANARY = {
  token: "tok-7Gq2vXw9LmZ4",
  deviceToken: "dev-8Hs3wYx1NpB5",
  password: "Rain-bird=99+x",
  newPassword: "Cloud/fish&42%",
  code: "739184",
  sandboxToken: "sbx-5Jt6zAb2QrC7",
  databasePassword: "db-9Ku7yDe3SsF8",
  phone: "0867412398",
  account: "4719283605",
} as const;

export const CANARY_ENV: Readonly<Record<string, string>> = {
  SANAM_PASSWORD: CANARY.password,
  SANAM_NEW_PASSWORD: CANARY.newPassword,
  SANAM_SECOND_FACTOR: CANARY.code,
  SANAM_RECOVERY_CODE: CANARY.code,
  SANAM_SANDBOX_TOKEN: CANARY.sandboxToken,
  SANAM_DATABASE_URL: `postgres://u:${CANARY.databasePassword}@127.0.0.1:1/x`,
};

/** A session that is stored as after a sign-in. */
export const CANARY_SESSION = JSON.stringify({
  token: CANARY.token,
  member: {
    id: "4f1d2c3b-0000-4000-8000-000000000000",
    username: "gold",
    name: "สมชาย ใจดี",
    phone: CANARY.phone,
    level: "gold",
    levelId: 2,
    points: 5,
    bankAccount: { uuid: "b-1", bank: "004", bankName: "KBANK", accountNumber: CANARY.account },
  },
});

/** So that a part of a secret counts, too. */
const PART = 6;

const SPELLINGS: readonly (readonly [name: string, spelling: string])[] = Object.entries(CANARY).flatMap(
  ([name, value]) => {
    const parts = [...value.matchAll(new RegExp(`(?=([^]{${PART}}))`, "g"))].map(([, part = ""]) => part);
    const whole = [encodeURIComponent(value), JSON.stringify(value).slice(1, -1), dashed(value)];
    return [...new Set([...parts, ...whole])].map((spelling) => [name, spelling] as const);
  },
);

function dashed(value: string): string {
  return /^\d{10}$/.test(value) ? `${value.slice(0, 3)}-${value.slice(3, 6)}-${value.slice(6)}` : value;
}

/** The names of the canaries of which a part is in the text. */
export function leaksIn(text: string): readonly string[] {
  return [...new Set(SPELLINGS.flatMap(([name, spelling]) => (text.includes(spelling) ? [name] : [])))];
}

/** Every text that the runs left in a folder, but for the store of sessions and the journals of houses. */
export function filesIn(folder: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const isStore = /^(session|device|staff)-|sqlite/.test(entry.name);
    if (!entry.isFile() || isStore) return [];
    const file = join(entry.parentPath, entry.name);
    return [[file, readFileSync(file, "latin1")] as const];
  });
}
