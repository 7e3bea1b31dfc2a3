import { ENDPOINTS } from "../../contracts/table.ts";
import { toIso } from "../../core/shared/bangkok-time.ts";
import { toBaht } from "../../core/shared/money.ts";
import { err, ok } from "../../core/shared/result.ts";
import { BANK_CODES } from "../../core/wallet/banks.ts";
import {
  amount,
  choice,
  flag,
  momentOption,
  needed,
  option,
  textOption,
  wholeNumber,
} from "../command-line/options.ts";
import { usage } from "../output/failure.ts";
import { type Control, control, durationOption } from "./control.ts";
import { nearMiss } from "./read/located.ts";

const member = needed(textOption("--member <username>", "the member's user name"));
const request = needed(textOption("--request <id>", "the request's id"));
const by = textOption("--by <name>", "the name of the staff member");
const title = textOption("--title <text>", "what the member reads");
const provider = needed(textOption("--provider <name>", "the provider's name"));

const ROWS: Readonly<Record<string, { readonly method: string; readonly path: string }>> = ENDPOINTS;

/** The call of the contract by its name, because a flow has no addresses. */
const row = option("--on <call>", "the call that gets it, by its name in the contract; any call by default", (text) => {
  const found = Object.hasOwn(ROWS, text) ? ROWS[text] : undefined;
  return found
    ? ok(`${found.method} ${found.path}`)
    : err(usage(nearMiss("the contract has no call", text, Object.keys(ROWS))));
});

/** The controls of a sandbox, as a flow names them. */
export const CONTROLS: readonly Control[] = [
  control({
    name: "set-clock",
    about: "set the clock, which stands still there",
    scope: "house",
    options: {
      at: needed(momentOption("--at <time>", "the time")),
      running: flag("--running", "the clock goes on from there"),
    },
    call: ({ at, running }) => ({ path: "clock", body: { set: toIso(at), pinned: !running } }),
  }),
  control({
    name: "advance-clock",
    about: "move the clock forward",
    scope: "house",
    options: { by: needed(durationOption("--by <time>", "how far: 500ms, 5s, 2m, 3h, 1d")) },
    call: ({ by: ms }) => ({ path: "clock", body: { advanceMs: ms } }),
  }),
  control({
    name: "real-clock",
    about: "return to the real time",
    scope: "house",
    options: {},
    call: () => ({ path: "clock", body: { real: true } }),
  }),
  control({
    name: "staff",
    about: "how requests are decided: they wait for the flow, or automatically",
    scope: "house",
    options: {
      mode: needed(choice("--mode <mode>", "who decides", ["waiting", "automatic"])),
      after: durationOption("--after <time>", "with automatic: how long each decision takes"),
    },
    call: ({ mode, after }) => ({
      path: "back-office",
      body: mode === "waiting" ? { mode } : { mode, ...(after !== undefined && { afterMs: after }) },
    }),
  }),
  control({
    name: "approve",
    about: "credit a deposit or slip, pay a withdrawal, grant a claim",
    scope: "member",
    options: { request, by },
    call: ({ request: id, by: name }) => ({ path: `requests/${encodeURIComponent(id)}/approve`, body: { by: name } }),
  }),
  control({
    name: "start-paying",
    about: "begin to pay a withdrawal",
    scope: "member",
    options: { request, by },
    call: ({ request: id, by: name }) => ({
      path: `requests/${encodeURIComponent(id)}/start-paying`,
      body: { by: name },
    }),
  }),
  control({
    name: "reject",
    about: "reject a request",
    scope: "member",
    options: { request, reason: needed(textOption("--reason <text>", "the reason that the member reads")), by },
    call: ({ request: id, reason, by: name }) => ({
      path: `requests/${encodeURIComponent(id)}/reject`,
      body: { reason, by: name },
    }),
  }),
  control({
    name: "maintenance-on",
    about: "close the site for maintenance",
    scope: "house",
    options: { until: momentOption("--until <time>", "the announced end") },
    call: ({ until }) => ({
      path: "maintenance",
      body: { on: true, ...(until !== undefined && { until: toIso(until) }) },
    }),
  }),
  control({
    name: "maintenance-off",
    about: "open the site again",
    scope: "house",
    options: {},
    call: () => ({ path: "maintenance", body: { on: false } }),
  }),
  control({
    name: "announce",
    about: "publish an announcement",
    scope: "house",
    options: {
      title: needed(title),
      body: needed(textOption("--body <text>", "the announcement's text")),
      membersOnly: flag("--members-only", "visitors do not see it"),
    },
    call: ({ title: head, body, membersOnly }) => ({ path: "announcements", body: { title: head, body, membersOnly } }),
  }),
  control({
    name: "top-up",
    about: "give a member credit",
    scope: "member",
    options: { member, amount: needed(amount("--amount <baht>", "the amount")), title },
    call: ({ member: name, amount: given, title: text }) => ({
      path: `members/${encodeURIComponent(name)}/top-up`,
      body: { amount: toBaht(given), title: text },
    }),
  }),
  control({
    name: "points",
    about: "give a member points",
    scope: "member",
    options: {
      member,
      points: needed(wholeNumber("--points <count>", "the points", { min: 1, max: 1_000_000 })),
      title,
    },
    call: ({ member: name, points, title: text }) => ({
      path: `members/${encodeURIComponent(name)}/points`,
      body: { point: points, title: text },
    }),
  }),
  control({
    name: "level",
    about: "grant a member a level, or take the granted one back",
    scope: "member",
    options: {
      member,
      level: wholeNumber("--level <id>", "1 silver to 5 vip; left out, it is taken back", { min: 1, max: 6 }),
    },
    call: ({ member: name, level = null }) => ({ path: `members/${encodeURIComponent(name)}/level`, body: { level } }),
  }),
  control({
    name: "provider-down",
    about: "close a provider's games",
    scope: "house",
    options: { provider },
    call: ({ provider: name }) => ({ path: "providers", body: { provider: name, down: true } }),
  }),
  control({
    name: "provider-up",
    about: "open a provider's games again",
    scope: "house",
    options: { provider },
    call: ({ provider: name }) => ({ path: "providers", body: { provider: name, down: false } }),
  }),
  control({
    name: "slip",
    about: "make a bank slip; its payload is the text of the mini QR code",
    scope: "member",
    options: {
      amount: needed(amount("--amount <baht>", "the amount")),
      at: momentOption("--at <time>", "the time of the transfer; now by default"),
      bank: choice("--bank <code>", "the sender's bank", BANK_CODES),
      sender: wholeNumber("--sender <number>", "one of the senders", { min: 0, max: 1023 }),
      serial: wholeNumber(
        "--serial <number>",
        "a number for it, to make the same slip again; another slip each time by default",
        { min: 0, max: 1295 },
      ),
      elsewhere: flag("--elsewhere", "the transfer went to an account that is not ours"),
    },
    call: ({ amount: paid, at, elsewhere, ...rest }) => ({
      path: "slips",
      body: { amount: toBaht(paid), ...(at !== undefined && { at: toIso(at) }), toUs: !elsewhere, ...rest },
    }),
  }),
  control({
    name: "fault",
    about: "make a call fail",
    scope: "house",
    needs: "faults",
    options: {
      on: row,
      kind: needed(
        choice("--kind <kind>", "how", [
          "status",
          "delay",
          "cut",
          "cut-midway",
          "truncated",
          "html",
          "wrong-type",
          "duplicate",
          "out-of-order",
        ]),
      ),
      when: choice("--when <when>", "with status, cut and out-of-order: before or after the call's effect", [
        "before",
        "after",
      ]),
      status: wholeNumber("--status <status>", "with status and html: the HTTP status", { min: 200, max: 599 }),
      code: textOption("--code <code>", "with status: the error's code"),
      field: textOption("--field <path>", "with wrong-type: the field"),
      calls: wholeNumber("--calls <count>", "how many calls get it; 1 by default", { min: 1, max: 1000 }),
      delay: durationOption("--delay <time>", "how long the reply takes"),
      within: durationOption("--within <time>", "with out-of-order: the longest wait for a later call"),
      percent: wholeNumber("--percent <share>", "only this share of the calls", { min: 1, max: 100 }),
      seed: wholeNumber("--seed <n>", "with percent: the same seed gives it to the same calls", {
        min: 0,
        max: 2 ** 31 - 1,
      }),
    },
    call: ({ on, calls, delay, within, percent, seed, ...fault }) => ({
      path: "faults",
      body: {
        row: on,
        calls,
        delayMs: delay,
        ...(percent !== undefined && { chance: { probability: percent / 100, seed } }),
        fault: { ...fault, withinMs: within },
      },
    }),
  }),
  control({
    name: "clear-faults",
    about: "no call fails any more",
    scope: "house",
    needs: "faults",
    options: {},
    call: () => ({ path: "faults/clear", body: {} }),
  }),
];
