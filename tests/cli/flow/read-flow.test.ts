import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";
import { flowCatalog } from "../../../cli/compose/flow/read-flow-files.ts";
import { readFlow } from "../../../cli/flow/read/read-flow.ts";

const CATALOG = flowCatalog();
const read = (text: string) => readFlow("a.yaml", text, CATALOG);
const said = (text: string) => read(text).complaints.map(({ line, column, problem }) => `${line}:${column} ${problem}`);

/** A flow with these steps, whose first line is line 3. */
const withSteps = (steps: string) => `flow: A title\nsteps:\n${steps}`;

test("a flow is read with its inputs, set-up, steps, expectations and captures", () => {
  const { flow, complaints } = read(`
flow: A title
tags: [one, two]
inputs:
  amount: 500
  user: { new: username }
  secret: { env: SANAM_PASSWORD, default: demo1234 }
set-up: { clock: "2026-11-20T12:00:00+07:00", staff: waiting, seed: 7 }
steps:
  - use: wallet credit
    as: friend
    capture: { before: creditSatang, all: . }
  - use: wallet credit
    within: 2s
    expect:
      creditSatang: $before + 500 baht
      points: { between: [0, 10], not: 3 }
`);
  expect(complaints).toEqual([]);
  expect(flow).toMatchObject({ title: "A title", tags: ["one", "two"], setUp: { seed: 7 } });
  expect(flow?.setUp?.steps.map(({ useCase }) => useCase.name)).toEqual(["set-clock", "staff"]);
  expect(flow?.steps[0]).toMatchObject({ actor: "friend", captures: [{ name: "before" }, { name: "all" }] });
  expect(flow?.steps[1]).toMatchObject({ withinMs: 2000, reads: ["before"] });
});

test("a phone number keeps its zero", () => {
  const { flow } = read(
    withSteps(
      "  - use: session register\n    with: { username: abcd, phone: 0812345678, bank: 004, account: 0123456789 }",
    ),
  );
  expect(flow?.steps[0]?.inputs["phone"]).toMatchObject({ text: "0812345678" });
  expect(flow?.steps[0]?.inputs["bank"]).toMatchObject({ text: "004" });
});

describe("each mistake has its line and column, and what was probably meant", () => {
  test.each([
    [
      "an unknown use case",
      "  - use: wallet credt",
      '3:10 there is no use case "wallet credt"; did you mean "wallet credit"?',
    ],
    ["an unknown control", "  - sandbox: aprove", '3:14 a sandbox has no control "aprove"; did you mean "approve"?'],
    [
      "an unknown field",
      "  - use: wallet credit\n    expct: {}",
      '4:5 a step has no field "expct"; did you mean "expect"?',
    ],
    [
      "an unknown option",
      "  - use: wallet deposit request\n    with: { amount: 5, intnt: x }",
      '4:24 wallet deposit request has no option "intnt"; did you mean "intent"?',
    ],
    ["a missing option", "  - use: wallet deposit request", "3:5 wallet deposit request needs amount: the amount"],
    [
      "a code without its secret",
      "  - use: session second-factor confirm\n    with: { second-factor: { step: 1 } }",
      "4:28 a code needs the secret of the app: totp: $secret",
    ],
    [
      "a code of another time",
      "  - use: session second-factor confirm\n    with: { second-factor: { totp: JBSWY3DP, step: 2 } }",
      "4:46 step is -1, 0 or 1",
    ],
    [
      "a code for something else",
      "  - use: session login\n    with: { username: abcd, password: { totp: x } }",
      "4:39 must be a text, a number, true, false or null",
    ],
    [
      "a code of a secret that nothing captured",
      "  - use: session second-factor confirm\n    with: { second-factor: { totp: $secrt } }",
      '4:28 no input and no earlier step has the name "secrt"',
    ],
    [
      "a bad amount",
      "  - use: wallet deposit request\n    with: { amount: -5 }",
      "4:21 amount: The amount cannot be negative.",
    ],
    [
      "a bad amount of an expectation",
      "  - use: wallet credit\n    expect: { creditSatang: 1.234 baht }",
      "4:29 is no amount: Use at most 2 decimals.",
    ],
    [
      "a missing capture",
      "  - use: wallet credit\n    capture: { before: creditSatang }\n  - use: wallet credit\n    expect: { creditSatang: $befor }",
      '6:15 no input and no earlier step has the name "befor"; did you mean "before"?',
    ],
    [
      "a capture that comes later",
      "  - use: wallet credit\n    expect: { creditSatang: $later }\n    capture: { later: creditSatang }",
      '4:15 no input and no earlier step has the name "later"',
    ],
    [
      "an unknown comparison",
      "  - use: wallet credit\n    expect: { points: { at-lest: 5 } }",
      '4:25 "at-lest" is no comparison; did you mean "at-least"?',
    ],
    [
      "an unknown refusal",
      "  - use: wallet credit\n    fails: withdraw-over-day-cop",
      '4:12 there is no kind of error and no refusal "withdraw-over-day-cop"; did you mean "withdraw-over-day-cap"?',
    ],
    [
      "repeating what writes",
      "  - use: wheel spin\n    within: 5s",
      "4:5 within asks again until the expectations hold, and wheel spin must not be repeated",
    ],
    [
      "a bad duration",
      "  - use: wallet credit\n    within: soon",
      '4:13 within takes a time such as 500ms, 5s or 2m, not "soon"',
    ],
    [
      "an unknown call of a fault",
      "  - sandbox: fault\n    with: { on: requestDeposi, kind: cut }",
      '4:17 on: the contract has no call "requestDeposi"; did you mean "requestDeposit"?',
    ],
    [
      "a place that is none",
      "  - use: wallet credit\n    expect: { a..b: 1 }",
      '4:15 "a..b" is no place in an answer, such as items[0].status',
    ],
    [
      "two things to do",
      "  - use: wallet credit\n    sandbox: approve",
      "3:5 a step has either use (a use case) or sandbox (a control)",
    ],
    ["a word for a flag", "  - use: games list\n    with: { open: yes }", "4:19 open takes true or false"],
  ])("%s", (_, steps, complaint) => {
    expect(said(withSteps(steps))).toEqual([complaint]);
  });

  test.each([
    ["no YAML", "flow: [", /^1:8 is no YAML: /],
    ["an empty file", "", /^1:1 the file is empty/],
    ["two documents", "flow: A\nsteps:\n  - use: wallet credit\n---\nflow: B", /^4:1 a file has one flow/],
    ["an alias", "flow: &a A\nsteps: *a", /^1:10 a flow has no anchors/],
    ["a key twice", "flow: A\nflow: B\nsteps: [{ use: wallet credit }]", /^2:1 is no YAML: Map keys must be unique/],
    ["no steps", "flow: A", /^1:1 a flow needs steps/],
    [
      "a wrong input",
      "flow: A\ninputs: { a: { new: usrname } }\nsteps: [{ use: wallet credit }]",
      /^2:21 .*"username"/,
    ],
  ])("%s", (_, text, complaint) => {
    expect(said(text)[0]).toMatch(complaint);
  });
});

test("all mistakes of a file are reported at once, in its order", () => {
  expect(said(withSteps("  - use: one\n  - use: two\n  - use: three")).map((line) => line.slice(0, 4))).toEqual([
    "3:10",
    "4:10",
    "5:10",
  ]);
});

test("a step that must fail may have a wrong value, but no wrong option", () => {
  const refused = "  - use: wallet deposit request\n    with: { amount: 0 }\n    fails: amount-zero";
  expect(said(withSteps(refused))).toEqual([]);
  expect(said(withSteps(refused.replace("amount: 0", "amont: 0")))).toHaveLength(1);
});

test("the flow in the manual of flows is right", () => {
  const manual = readFileSync(join(ROOT, "cli/flow/README.md"), "utf8");
  const [, example = ""] = /```yaml\n([^`]+)```/.exec(manual) ?? [];
  expect(read(example)).toMatchObject({ complaints: [], flow: { tags: ["deposit", "money"] } });
});

test("what a flow finds and spends of a member are known things", () => {
  const given = (member: string) => `member: ${member}\n${withSteps("  - use: wallet credit\n")}`;
  expect(read(given("{ finds: [credit, games], spends: points }")).flow?.member).toEqual({
    finds: ["credit", "games"],
    spends: ["points"],
  });
  expect(said(given("{ finds: credits }"))[0]).toMatch(/^1:\d+ finds is one of credit, .*"credits".*credit/);
  expect(said(given("credit"))).toEqual(["1:9 member must have fields: finds, spends"]);
});
