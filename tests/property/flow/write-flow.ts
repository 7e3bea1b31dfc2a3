import { stringify } from "yaml";
import { instant, toIso } from "../../../core/shared/bangkok-time.ts";
import type { NaiveMember } from "../house/naive-house.ts";
import type { DoneStep, Fields, FlowCall, SeenView } from "../house/planned.ts";
import { START } from "../house/start.ts";
import { createBalances } from "./balances.ts";
import { createSessions } from "./sessions.ts";

export interface FoundFailure {
  readonly title: string;
  /** How to repeat it. */
  readonly about: string;
  readonly done: readonly DoneStep[];
  /** What is read in the end. */
  readonly views: readonly SeenView[];
  readonly now: number;
}

type FlowStep = Readonly<Record<string, unknown>>;

/** The steps of a failed run as a flow. It expects what the model expects, so a right house passes it. */
export function writeFlow({ title, about, done, views, now }: FoundFailure): string {
  const members = new Map<string, NaiveMember>();
  for (const { planned } of done) {
    for (const each of [planned.actor, planned.about]) if (each) members.set(each.name, each);
  }
  for (const { member } of views) members.set(member.name, member);
  const sessions = createSessions([...members.values()]);
  const balances = createBalances();
  const keys = new Map<DoneStep, string>();
  const named = new Set<string>();
  const steps: FlowStep[] = [...sessions.register()];

  for (const step of done) {
    const { planned, repeats, at, balance, faults = [] } = step;
    const { actor, call, before = [], chances } = planned;
    for (const { capture, ...first } of before) {
      if (Object.keys(capture).every((name) => named.has(name))) continue;
      for (const name of Object.keys(capture)) named.add(name);
      steps.push({ ...first, capture });
    }
    steps.push(...sessions.signIn(actor, at));
    const key = keys.get(repeats ?? step) ?? (step.key === undefined ? undefined : `key${keys.size + 1}`);
    if (key !== undefined) keys.set(repeats ?? step, key);
    steps.push(...faults.map((fault) => ({ ...fault })), flowStep(step, call, key));
    if (faults.length > 0) steps.push({ sandbox: "clear-faults" });
    if (!planned.about || !balance) continue;
    steps.push(...sessions.signIn(planned.about, at));
    const seen = step.refusal === undefined && !repeats && chances ? chances : undefined;
    steps.push({ ...asOf(planned.about), use: "wallet credit", ...balances.expect(planned.about, balance, seen) });
  }
  for (const { member, call, expected } of views) {
    steps.push(...sessions.signIn(member, now));
    steps.push({ name: "the model has", ...asOf(member), ...call, expect: stable(expected, done) });
  }
  const inputs = {
    password: { env: "SANAM_PASSWORD", default: "demo1234" },
    ...sessions.inputs(),
    ...Object.fromEntries([...keys.values()].map((name) => [name, { new: "key" }])),
  };
  const flow = {
    flow: title,
    about,
    tags: ["property"],
    needs: done.some(({ faults }) => faults) ? "faults" : "sandbox",
    inputs,
    "set-up": { clock: toIso(instant(START)), staff: "waiting" },
    steps,
  };
  return stringify(flow, { lineWidth: 0, aliasDuplicateObjects: false });
}

function flowStep(
  { planned, repeats, expected, refusal }: DoneStep,
  call: FlowCall,
  key: string | undefined,
): FlowStep {
  const { actor, title, capture } = planned;
  const given = { ...call.with, ...(key !== undefined && { intent: `$${key}` }) };
  const shown = { name: title, ...asOf(actor), ...call, ...(Object.keys(given).length > 0 && { with: given }) };
  // Staff find a request that has ended neither open nor there, by whether somebody has read it since.
  if (refusal !== undefined) return { ...shown, fails: actor ? { code: refusal } : { kind: "refused" } };
  const [name] = Object.keys(capture ?? {});
  const same = repeats && name !== undefined && capture ? { [capture[name] ?? "id"]: `$${name}` } : {};
  // The tool shows a slip that was sent again as it is now.
  const expects = repeats && call.use === "wallet deposit slip" ? {} : expected;
  const fields = { ...stable(expects, planned.chances ? [{ planned }] : []), ...same };
  return {
    ...shown,
    ...(Object.keys(fields).length > 0 && { expect: fields }),
    ...(capture && !repeats && { capture }),
  };
}

/** Fields that depend on what was drawn. */
const DRAWN =
  /^(pointsAfter|creditSatang|round\.winSatang|balanceSatang|byType\.wl|items\[\d+\]\.(creditSatang|points|balanceSatang)|points)$/;

/** What another run gives again: without what chance decides, where something was drawn. */
function stable(expected: Fields, done: readonly Pick<DoneStep, "planned">[]): Fields {
  if (!done.some(({ planned }) => planned.chances)) return expected;
  return Object.fromEntries(Object.entries(expected).filter(([place]) => !DRAWN.test(place)));
}

function asOf(member: NaiveMember | undefined): { readonly as?: string } {
  return member ? { as: member.name } : {};
}
