import type { Json } from "../../output/view.ts";
import type { Flow, Step, Thing } from "../flow.ts";
import type { UseCase } from "../use-cases.ts";
import type { Member, Members } from "./members.ts";
import { callUseCase, type RanStep, type StepScope } from "./run-step.ts";

const PARTS = ["username", "phone", "account", "password"] as const;

/** The names of the inputs that a registration uses, by its options. */
type Names = ReadonlyMap<(typeof PARTS)[number], string>;

/** Undefined where only a new member will do. */
export function inputsOfMember(flow: Flow, { useCase, inputs, fails }: Step): Names | undefined {
  const known = new Set(flow.inputs.map(({ name }) => name));
  if (!flow.member || fails || useCase.name !== "session register" || inputs["inviter"]) return undefined;
  const names = PARTS.flatMap((part) => {
    const [, name] = /^\$([A-Za-z][\w-]*)$/.exec(inputs[part]?.text.trim() ?? "") ?? [];
    return name !== undefined && known.has(name) ? [[part, name] as const] : [];
  });
  return names.length === PARTS.length ? new Map(names) : undefined;
}

interface Asked {
  readonly flow: Flow;
  readonly step: Step;
  readonly names: Names;
  readonly members: Members;
  readonly taken: Member[];
  readonly values: Map<string, Json>;
  readonly scope: StepScope;
  readonly useCases: ReadonlyMap<string, UseCase>;
  readonly run: (step: Step) => Promise<RanStep>;
}

/**
 * Gives the step the member whom it would register: one of an earlier flow, a new one, or one that was named for the run, of
 * whom everything must be left that the flow finds. Where the name is given with the flow's inputs, it is that member.
 */
export async function provideMember(asked: Asked): Promise<RanStep> {
  const { flow, step, names, members, taken, values, run } = asked;
  const finds = flow.member?.finds ?? [];
  const given = memberOf(names, values);
  const source = flow.inputs.find(({ name }) => name === names.get("username"))?.source.from;
  if (source !== "new") {
    const ran = await signIn(asked, { ...given, isNamed: true });
    const spent = ran.step.outcome === "passed" ? await firstSpent(asked) : undefined;
    return spent === undefined
      ? ran
      : skipped(ran, `${given.username} does not have what the flow finds on a new member: ${spent}`);
  }
  for (let own = members.take("own", finds); own; own = members.take("own", finds)) {
    const ran = await signIn(asked, own);
    if (ran.step.outcome !== "failed") {
      taken.push(own);
      return ran;
    }
    members.giveBack(own, undefined);
  }
  fill(asked, given);
  const registered = await run(step);
  if (registered.step.outcome === "passed") {
    const member = { ...given, isNamed: false };
    members.add(member);
    taken.push(member);
  }
  if (!["failed", "skipped"].includes(registered.step.outcome)) return registered;
  const tried: string[] = [];
  for (let named = members.take("named", finds); named; named = members.take("named", finds)) {
    const ran = await signIn(asked, named);
    if (ran.step.outcome === "interrupted") return ran;
    const spent = ran.step.outcome === "passed" ? await firstSpent(asked) : undefined;
    if (ran.step.outcome === "passed" && spent === undefined) {
      taken.push(named);
      return ran;
    }
    tried.push(`${named.username}: ${spent === undefined ? ran.step.reason : `${spent} is used up`}`);
    members.giveBack(named, spent && [spent]);
  }
  const { reason, errorKind } = registered.step;
  if (members.hasNamed) {
    const why = tried.length > 0 ? tried.join("; ") : `${finds.join(", ")} are used up`;
    return skipped(registered, `no new member (${reason}), and no named one (${why})`);
  }
  // Whether the target registers at all is for the flows about registration.
  const isRefused = errorKind === "refused" || errorKind === "not-available";
  return isRefused ? skipped(registered, `no new member, and none was named: ${reason}`) : registered;
}

function memberOf(names: Names, values: ReadonlyMap<string, Json>): Omit<Member, "isNamed"> {
  const text = (part: (typeof PARTS)[number]): string => {
    const value = values.get(names.get(part) ?? "");
    return typeof value === "string" ? value : "";
  };
  return { username: text("username"), phone: text("phone"), account: text("account"), password: text("password") };
}

/** Lets the flow's inputs have the member's values. */
function fill({ names, values, scope }: Asked, member: Partial<Omit<Member, "isNamed">>): void {
  for (const part of PARTS) {
    const name = names.get(part);
    const value = member[part];
    if (name === undefined || value === undefined) continue;
    if (part !== "username") scope.privates.add(value);
    values.set(name, value);
  }
}

async function signIn(asked: Asked, member: Member): Promise<RanStep> {
  const { step, useCases, run } = asked;
  const useCase = useCases.get("session login");
  if (!useCase) throw new Error("there is no use case to sign in");
  const { username, password } = step.inputs;
  const title = member.isNamed ? "session login: the named member" : "session login: a member of an earlier flow";
  fill(asked, member);
  const ran = await run({
    ...step,
    title,
    useCase,
    inputs: { ...(username && { username }), ...(password && { password }) },
  });
  if (ran.step.outcome === "passed") {
    const { phone, bank } = Object(ran.data);
    const { accountNumber } = Object(bank);
    fill(asked, {
      ...(typeof phone === "string" && { phone }),
      ...(typeof accountNumber === "string" && { account: accountNumber }),
    });
  }
  return ran;
}

function skipped({ step }: RanStep, reason: string): RanStep {
  return { step: { ...step, outcome: "skipped", reason, errorKind: undefined, mismatches: [] }, data: null };
}

interface Look {
  readonly useCase: string;
  readonly isLeft: (answer: Json) => boolean;
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
const OPEN = new Set(["awaiting-transfer", "checking"]);

/** How it is read whether a thing is as on a new member. What cannot be read is left of no named one. */
const LOOKS: Readonly<Partial<Record<Thing, Look>>> = {
  credit: { useCase: "wallet credit", isLeft: (answer) => Object(answer).creditSatang === 0 },
  points: { useCase: "wallet credit", isLeft: (answer) => Object(answer).points === 0 },
  deposit: {
    useCase: "wallet deposit list",
    isLeft: (answer) => {
      const { items } = Object(answer);
      return Array.isArray(items) && !items.some((item: unknown) => OPEN.has(String(Object(item).status)));
    },
  },
  rewards: { useCase: "reward history", isLeft: (answer) => isEmpty(Object(answer).items) },
  "check-in": { useCase: "check-in status", isLeft: (answer) => isEmpty(Object(answer).entries) },
  games: {
    useCase: "games saved",
    isLeft: (answer) => isEmpty(Object(answer).favourites) && isEmpty(Object(answer).recent),
  },
  address: { useCase: "session address", isLeft: (answer) => Object(answer).address === null },
  commission: { useCase: "affiliate log", isLeft: (answer) => isEmpty(Object(answer).items) },
  friends: { useCase: "affiliate downline", isLeft: (answer) => isEmpty(Object(answer).items) },
  "second-factor": { useCase: "session second-factor status", isLeft: (answer) => Object(answer).on === false },
};

/** The first thing that the flow finds and its member has used up. */
async function firstSpent({ flow, step, scope, useCases }: Asked): Promise<Thing | undefined> {
  for (const thing of flow.member?.finds ?? []) {
    const look = LOOKS[thing];
    const useCase = look && useCases.get(look.useCase);
    if (!useCase) return thing;
    const answer = await callUseCase(useCase, step.actor, { texts: {}, secrets: new Map() }, scope);
    if (!answer.ok || !look.isLeft(answer.value)) return thing;
  }
  return undefined;
}
