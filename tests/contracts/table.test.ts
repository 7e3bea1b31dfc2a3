import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { CONTEXTS, ENDPOINTS } from "../../contracts/table.ts";
import { refusalCodes } from "../../core/shared/refusal.ts";
import { SPECIFIED_CALLS } from "./specified-calls.ts";

const rows: readonly Endpoint[] = Object.values(ENDPOINTS);
const callOf = (row: Endpoint) => `${row.method} ${row.path}`;

test("every call of the specification has a row", () => {
  expect(SPECIFIED_CALLS).toHaveLength(60);
  expect(SPECIFIED_CALLS.filter((call) => !rows.some((row) => callOf(row) === call))).toEqual([]);
});

test("marks a row as specified exactly when the specification has its method and path", () => {
  // The specification has this path without a method.
  const specified = SPECIFIED_CALLS.filter((call) => call !== "GET /api/auth/user/games/{gameCate}");
  expect(
    rows
      .filter((row) => row.source === "spec")
      .map(callOf)
      .toSorted(),
  ).toEqual(specified.toSorted());
});

test("every method and path and every name is unique", () => {
  expect(new Set(rows.map(callOf)).size).toBe(rows.length);
  expect(Object.values(CONTEXTS).flatMap(Object.keys)).toHaveLength(rows.length);
});

test("members' calls are the paths below /api/auth except the sign-in", () => {
  for (const row of rows) {
    const below = row.path.startsWith("/api/auth/") && row.path !== "/api/auth/login";
    expect([callOf(row), row.auth]).toEqual([callOf(row), below ? "member" : "public"]);
  }
});

test("a GET has no effect and no body, and a money row is no GET", () => {
  for (const row of rows) {
    if (row.method === "GET") expect([callOf(row), row.effect, row.body]).toEqual([callOf(row), "read", undefined]);
    if (row.effect === "money") expect(row.method, callOf(row)).not.toBe("GET");
  }
});

test("lists the reads that are POSTs", () => {
  const named = Object.entries<Endpoint>(ENDPOINTS).filter(([, row]) => row.effect === "read" && row.method === "POST");
  expect(named.map(([name]) => name).toSorted()).toEqual([
    "affiliateLog",
    "bankAccountName",
    "checkBankId",
    "downlineBonus",
    "gameList",
    "gameTable",
    "getCredit",
    "rewardRequestHistory",
    "rewards",
    "transactionHistory",
    "userSetting",
    "verifySlip",
    "wheelLog",
    "winLoss",
  ]);
});

test("the README's rules between fields name codes that exist", () => {
  const readme = readFileSync(new URL("../../contracts/README.md", import.meta.url), "utf8");
  const [, table = ""] = readme.split("## Fields that belong together")[1]?.split("|---|---|---|") ?? [];
  const cells = [...table.matchAll(/^\|[^|]*\|[^|]*\| ([^|]*) \|$/gm)].map(([, cell = ""]) => cell);
  const codes = cells.flatMap((cell) => [...cell.matchAll(/`([\w*-]+)`/g)].map(([, code = ""]) => code));
  expect(codes.length).toBeGreaterThan(12);
  const known = (code: string) => refusalCodes().some((each) => new RegExp(`^${code.replace("*", ".+")}$`).test(each));
  expect(codes.filter((code) => !known(code))).toEqual([]);
});
