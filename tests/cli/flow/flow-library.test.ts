import { expect, test } from "vitest";
import { flowCatalog, readFlowFiles } from "../../../cli/compose/flow/read-flow-files.ts";

const read = readFlowFiles({ files: ["all"], tags: [], skippedTags: [], inputs: new Map() });
const FLOWS = read.ok ? read.value.flows : [];
const STEPS = FLOWS.flatMap(({ setUp, steps }) => [...(setUp?.steps ?? []), ...steps]);
const { useCases, controls, refusalCodes } = flowCatalog();

/** Refusals that no flow meets, with the reason. */
const UNMET: Readonly<Record<string, string>> = {
  "too-many-requests": "a sandbox, where all calls come from one machine, counts no addresses",
  "too-many-refused": "it takes a hundred refusals under keys in a day; the house's own tests make them",
  "registration-not-started": "the tool sends both steps of a registration",
  "passkey-unavailable": "the tool has no passkeys",
  "consent-required": "the tool accepts the terms as it is told",
  "password-differs": "the tool asks for a password once",
  "username-required": "the tool refuses a missing option before a rule sees it",
  "password-required": "the tool refuses a missing password before a rule sees it",
  "recovery-account-required": "the tool refuses an empty option before a rule sees it",
  "name-required": "the tool refuses a missing option before a rule sees it",
  "bank-required": "the tool refuses a missing option before a rule sees it",
  "address-recipient-required": "the tool refuses an empty option before a rule sees it",
  "address-line-required": "the tool refuses an empty option before a rule sees it",
  "address-subdistrict-required": "the tool refuses an empty option before a rule sees it",
  "address-district-required": "the tool refuses an empty option before a rule sees it",
  "address-province-required": "the tool refuses an empty option before a rule sees it",
  "slip-empty": "flows give the text of a slip, not its picture",
  "slip-too-large": "flows give the text of a slip, not its picture",
  "slip-not-a-picture": "flows give the text of a slip, not its picture",
  "slip-no-code": "flows give the text of a slip, not its picture",
  "slip-reader-missing": "flows give the text of a slip, not its picture",
  "second-person-needed": "staff meet it, and no member",
  "game-closed": "no control of a sandbox closes one game",
  offline: "the tool has no browser that says so",
};

test("there are at least 60 flows, and none of them has a title of another", () => {
  expect(read.ok && read.value.complaints).toEqual([]);
  expect(FLOWS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FLOWS.map(({ title }) => title)).size).toBe(FLOWS.length);
});

test("every use case and every control of a sandbox is in a flow", () => {
  const used = new Set(STEPS.map(({ useCase }) => useCase.name));
  expect([...useCases.keys(), ...controls.keys()].filter((name) => !used.has(name))).toEqual([]);
});

/** Where nothing is open, ending games ends none and refuses nothing. */
const NEVER_REFUSED = ["games cash-out", "games transfer"];

test("every use case that writes is also refused in a flow", () => {
  const refused = new Set(STEPS.flatMap(({ fails, useCase }) => (fails ? [useCase.name] : [])));
  const writing = [...useCases.values()].filter(({ options }) => options.has("intent")).map(({ name }) => name);
  expect(writing.filter((name) => !refused.has(name))).toEqual(NEVER_REFUSED);
});

test("every refusal that a member can meet through the tool is met in a flow", () => {
  const met = new Set(
    STEPS.flatMap(({ fails = [] }) =>
      fails.flatMap(({ path, matcher }) =>
        path.text === "code" && matcher.op === "is" && matcher.value.kind === "value" ? [matcher.value.value] : [],
      ),
    ),
  );
  expect(refusalCodes.filter((code) => !met.has(code) && UNMET[code] === undefined)).toEqual([]);
  expect(Object.keys(UNMET).filter((code) => met.has(code) || !refusalCodes.includes(code as never))).toEqual([]);
});
