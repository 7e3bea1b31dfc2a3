import type { AsyncCommand } from "fast-check";
import { parsePath, valueAt } from "../../../cli/flow/data-path.ts";
import type { Json } from "../../../cli/output/view.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import { newKey } from "../../adapters/house/test-house.ts";
import type { HouseStep } from "../../arbitraries/house/house-steps.ts";
import { creditOf, levelOf, type NaiveHouse, type NaiveMember, pointsOf } from "./naive-house.ts";
import { type Balance, type DoneStep, type Fields, type Planned, pickLatest, type RealHouse } from "./planned.ts";
import { planStep } from "./steps/plan-step.ts";

/** A step as a command of a model-based run: the house's answer and all balances are compared with the model's. */
export function commandOf(step: HouseStep): AsyncCommand<NaiveHouse, RealHouse> {
  return {
    check: (model) => model.theme.includes(step.type) && (step.type === "again" || planStep(model, step) !== undefined),
    run: (model, real) => (step.type === "again" ? runAgain(model, real, step) : runNew(model, real, step)),
    toString: () => JSON.stringify(step),
  };
}

async function runNew(model: NaiveHouse, real: RealHouse, step: HouseStep): Promise<void> {
  const planned = planStep(model, step);
  if (!planned) return;
  await make(model, real, planned, undefined, planned.keyed ? newKey() : undefined);
}

/** The same call under its key has the same answer, also when its request has moved on; another call is refused. */
async function runAgain(
  model: NaiveHouse,
  real: RealHouse,
  { nth, other }: Extract<HouseStep, { readonly type: "again" }>,
): Promise<void> {
  const earlier = pickLatest(
    real.done.filter(({ key, repeats }) => key !== undefined && !repeats),
    nth,
  );
  if (!earlier) return;
  const { planned, key, expected, refusal, answer } = earlier;
  const { actor } = planned;
  if (!other) {
    const again = { ...planned, title: `${planned.title}, again under its key`, refusal, apply: () => expected };
    const made = await make(model, real, again, earlier, key);
    if (JSON.stringify(made) !== JSON.stringify(answer)) {
      throw new Error(`${again.title}: first ${JSON.stringify(answer)}, then ${JSON.stringify(made)}`);
    }
  } else if (actor) {
    const call = { use: "wallet deposit request", with: { amount: 777.77 } };
    const send: Planned["send"] = ({ service }, used) => service(actor).requestDeposit(77_777 as never, used);
    const title = `${actor.name} sends another call under the key of: ${planned.title}`;
    await make(
      model,
      real,
      { title, actor, about: actor, call, keyed: true, send, refusal: "key-reused", apply: () => ({}) },
      earlier,
      key,
    );
  }
}

async function make(
  model: NaiveHouse,
  real: RealHouse,
  planned: Planned,
  repeats: DoneStep | undefined,
  key: DoneStep["key"],
): Promise<Result<unknown, Refusal>> {
  const { about, title, refusal } = planned;
  const before = about && balanceOf(about);
  const at = model.now;
  const answer = await planned.send(real, key);
  const note = (expected: Fields): void => {
    const balance = about && before && { before, after: balanceOf(about) };
    real.done.push({ planned, repeats, key, answer, expected, refusal, at, balance });
  };
  if (refusal !== undefined) {
    note({});
    const got = answer.ok ? "success" : answer.error.code;
    if (got !== refusal) throw new Error(`${title}: ${refusal} was expected, and came ${got}`);
  } else {
    // The model changes also when the house refused, so that the flow expects what should have come.
    const expected = planned.apply(answer.ok ? jsonOf(answer.value) : {});
    note(expected);
    if (!answer.ok) throw new Error(`${title}: success was expected, and came ${JSON.stringify(answer.error)}`);
    const wrong = misfits(expected, jsonOf(answer.value));
    if (wrong.length > 0) throw new Error(`${title}: ${wrong.join("; ")}`);
  }
  for (const member of model.members) {
    await compareBalance(real, member, title);
    await compareLevel(model, real, member, title);
  }
  return answer;
}

async function compareBalance(real: RealHouse, member: NaiveMember, title: string): Promise<void> {
  const { creditSatang, points } = await real.service(member).credit();
  const { credit, points: wanted } = balanceOf(member);
  if (creditSatang !== credit) {
    throw new Error(`${title}: ${member.name} has a credit of ${creditSatang} satang, not of ${credit}`);
  }
  if (points !== wanted) throw new Error(`${title}: ${member.name} has ${points} points, not ${wanted}`);
}

/** The level decides how much may be withdrawn. */
async function compareLevel({ now }: NaiveHouse, real: RealHouse, member: NaiveMember, title: string): Promise<void> {
  const wanted = levelOf(member, now);
  real.view = { member, call: { use: "session whoami" }, expected: { level: wanted } };
  const { level } = await real.service(member).profile();
  if (level !== wanted) throw new Error(`${title}: ${member.name} has the level ${level}, not ${wanted}`);
  real.view = undefined;
}

function balanceOf(member: NaiveMember): Balance {
  return { credit: creditOf(member), points: pointsOf(member) };
}

/** The places where an answer is not what was expected. */
export function misfits(expected: Fields, answer: Json): readonly string[] {
  return Object.entries(expected).flatMap(([place, wanted]) => {
    const path = parsePath(place);
    const got = path && valueAt(answer, path);
    return JSON.stringify(got) === JSON.stringify(wanted)
      ? []
      : [`${place} is ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`];
  });
}

/** What JSON says of it. */
export function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
