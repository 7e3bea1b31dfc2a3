import fc from "fast-check";
import { expect, it } from "vitest";
import { memberStream } from "../../../../adapters/house/engine/member-streams.ts";
import { type MemberEvent, memberEngine } from "../../../../adapters/house/house.ts";
import { DEFAULT_LIMITS } from "../../../../adapters/house/session/limits/default-limits.ts";
import { CONFIRMED_MS, SETUP_MS } from "../../../../adapters/house/session/second-factor/proof-rules.ts";
import type { SecondFactorProof } from "../../../../core/session/second-factor/model.ts";
import { MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { type SoftwareDevice, softwareDevice } from "../../passkey-device.ts";
import { STEP_MS, totpCode } from "../../totp-code.ts";
import { codeOf, joinHouse, newKey, openTestHouse } from "../test-house.ts";

const ORIGIN = "http://localhost:4600";
const PASSWORD = "secret1234";
const CHALLENGE_MS = 5 * MINUTE_MS;

/** Two sessions of the owner, and one of a thief who knows the password and sees all that others get and showed. */
const ACTORS = ["phone", "desktop", "thief"] as const;

const CALLS = [
  ...(["begin-totp", "turn-on-totp", "turn-on-totp", "turn-off-totp", "begin-passkey", "add-passkey"] as const),
  ...(["add-passkey", "remove-passkey", "challenge", "confirm", "confirm", "sign-in", "withdraw", "renew"] as const),
];

interface Step {
  /** The number of the actor. */
  readonly who: number;
  readonly call: (typeof CALLS)[number];
  /** What it shows; `repeated` is what anybody showed before. */
  readonly kind: SecondFactorProof["kind"] | "repeated";
  /** Chooses among what the actor knows: 0 is what would work, others are older or from others. */
  readonly pick: number;
  readonly waitMs: number;
}

const aStep = (): fc.Arbitrary<Step> =>
  fc.record({
    who: fc.constantFrom(0, 0, 1, 2, 2),
    call: fc.constantFrom(...CALLS),
    kind: fc.constantFrom("totp", "totp", "recovery-code", "passkey", "passkey", "repeated" as const),
    pick: fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 5),
    waitMs: fc.constantFrom(0, 0, 0, STEP_MS, STEP_MS, MINUTE_MS, CONFIRMED_MS),
  });

/** What people do in a row; with calls between them that belong to nothing. */
const FLOWS: readonly (readonly Step["call"][])[] = [
  ["confirm", "begin-totp", "turn-on-totp"],
  ["confirm", "begin-passkey", "add-passkey"],
  ["begin-totp", "turn-on-totp", "confirm"],
  ["begin-passkey", "add-passkey", "confirm"],
  ["challenge", "confirm", "remove-passkey"],
  ["confirm", "withdraw", "renew", "withdraw"],
  ["turn-off-totp", "sign-in", "confirm"],
  ["begin-passkey", "add-passkey", "confirm", "begin-totp", "turn-on-totp", "turn-off-totp", "sign-in"],
];
const aFlow = () =>
  fc
    .record({ calls: fc.constantFrom(...FLOWS), step: aStep(), last: fc.constantFrom("passkey", "repeated" as const) })
    .map(({ calls, step, last }) =>
      calls.map((call, at) => ({
        ...step,
        call,
        pick: 0,
        waitMs: 0,
        kind: at === calls.length - 1 ? last : step.kind,
      })),
    );
const someSteps = () =>
  fc
    .array(fc.oneof({ arbitrary: aStep().map((step) => [step]), weight: 3 }, { arbitrary: aFlow(), weight: 2 }), {
      minLength: 10,
      maxLength: 60,
    })
    .map((all) => all.flat());

interface Challenge {
  readonly options: string;
  readonly purpose: "sign-in" | "confirmation" | "registration";
  /** The number of the session. */
  readonly session: number | undefined;
  readonly endsAt: number;
}

interface Actor {
  token: string;
  session: number;
  readonly device: SoftwareDevice;
  /** Secrets that the person's own calls returned, passkeys that the device made, recovery codes that were shown. */
  readonly secrets: string[];
  readonly passkeys: string[];
  readonly codes: string[];
}

/** What a proof shows, for the model. */
type Shown =
  | { readonly kind: "totp"; readonly code: string }
  | { readonly kind: "recovery-code"; readonly code: string }
  | { readonly kind: "passkey"; readonly passkey: string; readonly challenge: Challenge };

interface Counts {
  calls: number;
  changes: number;
  changesWithFactor: number;
  thiefRefused: number;
}

/** A naive model beside the house: plain lists, and no events. It foretells whether each call works. */
function createModel() {
  let totp: { readonly secret: string; lastStep: number } | undefined;
  let begun: { readonly secret: string; readonly at: number } | undefined;
  let codes: readonly string[] = [];
  let passkeys: readonly string[] = [];
  let confirmed = new Map<number, number>();
  const used = new Set<Challenge>();

  const isOn = () => totp !== undefined || passkeys.length > 0;
  function stepsOf(secret: string, code: string, now: number): readonly number[] {
    const near = [-1, 0, 1].map((offset) => Math.floor(now / STEP_MS) + offset);
    const steps = near.filter((step) => totpCode(secret, step * STEP_MS) === code);
    // Two steps have the same code once in a million.
    fc.pre(steps.length < 2);
    return steps;
  }

  function accepts(shown: Shown, purpose: Challenge["purpose"], session: number | undefined, now: number): boolean {
    if (shown.kind === "recovery-code") return codes.includes(shown.code);
    if (shown.kind === "totp") {
      const { secret, lastStep } = totp ?? { secret: undefined, lastStep: 0 };
      return secret !== undefined && stepsOf(secret, shown.code, now).some((step) => step > lastStep);
    }
    return passkeys.includes(shown.passkey) && answers(shown.challenge, purpose, session, now);
  }

  function answers(challenge: Challenge, purpose: string, session: number | undefined, now: number): boolean {
    return (
      challenge.purpose === purpose && challenge.session === session && now < challenge.endsAt && !used.has(challenge)
    );
  }

  function spend(shown: Shown, now: number): void {
    if (shown.kind === "passkey") used.add(shown.challenge);
    else if (shown.kind === "recovery-code") codes = codes.filter((code) => code !== shown.code);
    else if (totp) totp = { ...totp, lastStep: Math.max(...stepsOf(totp.secret, shown.code, now)) };
  }

  function endUnlessOn(): void {
    if (isOn()) return;
    begun = undefined;
    codes = [];
    confirmed = new Map();
  }

  return {
    isOn,
    passkeys: () => passkeys,
    accepts,
    isConfirmed: (session: number, now: number) => !isOn() || now < (confirmed.get(session) ?? 0),
    canBegin: () => totp === undefined,
    canTurnOn: (code: string, now: number) =>
      totp === undefined && begun && now - begun.at < SETUP_MS && stepsOf(begun.secret, code, now).length > 0,
    canTurnOff: () => totp !== undefined,
    canAdd: (challenge: Challenge, session: number, now: number) =>
      passkeys.length < 10 && answers(challenge, "registration", session, now),
    begin(secret: string, at: number): void {
      begun = { secret, at };
    },
    turnOn(code: string, newCodes: readonly string[], now: number): void {
      const { secret = "" } = begun ?? {};
      totp = { secret, lastStep: Math.max(...stepsOf(secret, code, now)) };
      begun = undefined;
      codes = newCodes;
    },
    turnOff(shown: Shown, now: number): void {
      spend(shown, now);
      totp = undefined;
      endUnlessOn();
    },
    add(passkey: string, challenge: Challenge, newCodes: readonly string[]): void {
      if (!isOn()) codes = newCodes;
      used.add(challenge);
      passkeys = [...passkeys, passkey];
    },
    remove(passkey: string): void {
      if (!passkeys.includes(passkey)) return;
      passkeys = passkeys.filter((each) => each !== passkey);
      endUnlessOn();
    },
    confirm(shown: Shown, session: number, now: number): void {
      spend(shown, now);
      confirmed.set(session, now + CONFIRMED_MS);
    },
  };
}

async function walk(steps: readonly Step[], counts: Counts): Promise<void> {
  const wide = { ...DEFAULT_LIMITS, account: undefined, device: undefined, house: undefined };
  const { house, journal, now, advance } = await openTestHouse({ rates: wide, sessions: { renewAfterMs: MINUTE_MS } });
  const { id, service, session: opened } = await joinHouse(house, 1, baht(50_000));
  const credentials = { username: "member1", password: PASSWORD };
  const model = createModel();
  const challenges: Challenge[] = [];
  const shownBefore: { readonly proof: SecondFactorProof; readonly shown: Shown }[] = [];
  let sessions = 0;
  const actors: Actor[] = [];
  const ofOwner = { device: softwareDevice(ORIGIN), secrets: [], passkeys: [], codes: [] };
  const ofThief = { device: softwareDevice(ORIGIN), secrets: [], passkeys: [], codes: [] };
  for (const name of ACTORS) {
    const first = name === "phone" ? opened : await house.visitors.signIn(credentials);
    const token = "ok" in first ? (first.ok ? first.value.token : "") : first.token;
    actors.push({ token, session: sessions, ...(name === "thief" ? ofThief : ofOwner) });
    sessions += 1;
  }

  let state = memberEngine.initial;
  function showed(actor: Actor, given: (typeof shownBefore)[number], ok: boolean): void {
    shownBefore.push(given);
    const { shown } = given;
    if (!ok || shown.kind !== "recovery-code") return;
    // A shared list: both sessions of a person know the same codes.
    const index = actor.codes.indexOf(shown.code);
    if (index >= 0) actor.codes.splice(index, 1);
  }

  /** All that can prove, as the journal has it. */
  async function provers(): Promise<string> {
    const events = await journal.load(memberStream(id), state.version);
    state = events.map(({ event }) => event as MemberEvent).reduce(memberEngine.evolve, state);
    const { totp, passkeys, recoveryCodes } = state.secondFactor;
    return JSON.stringify([totp?.sealedSecret, passkeys.map((passkey) => passkey.id), recoveryCodes]);
  }

  function challengeFor(purpose: Challenge["purpose"], session: number | undefined, pick: number) {
    const fitting = challenges.filter((each) => each.purpose === purpose && each.session === session);
    return latest(pick === 0 && fitting.length > 0 ? fitting : challenges, pick);
  }

  function proofOf(
    { device, ...actor }: Actor,
    { kind, pick }: Step,
    purpose: Challenge["purpose"] = "confirmation",
  ): (typeof shownBefore)[number] | undefined {
    if (kind === "repeated") return latest(shownBefore, pick);
    if (kind === "totp") {
      const secret = latest(actor.secrets, pick > 1 ? 1 : 0);
      const code = secret && totpCode(secret, now() + (pick === 1 ? STEP_MS : 0));
      return code ? { proof: { kind, code }, shown: { kind, code } } : undefined;
    }
    if (kind === "recovery-code") {
      const code = latest(actor.codes, pick);
      return code ? { proof: { kind, code }, shown: { kind, code } } : undefined;
    }
    const challenge = challengeFor(purpose, purpose === "sign-in" ? undefined : actor.session, pick);
    const passkey = latest(actor.passkeys, 0);
    if (!challenge || !passkey) return undefined;
    const asked = { ...JSON.parse(challenge.options), allowCredentials: [{ id: passkey }] };
    const code = device.sign(JSON.stringify(asked));
    return { proof: { kind, code }, shown: { kind, passkey, challenge } };
  }

  /** Does a call. Returns whether it worked, whether it should have, and whether an existing factor proved it. */
  async function perform(actor: Actor, step: Step): Promise<{ ok: boolean; expected: boolean; proven: boolean }> {
    const { token, session } = actor;
    const at = now();
    const wasOn = model.isOn();
    const confirmed = model.isConfirmed(session, at);
    const asked = (purpose: Challenge["purpose"], from: number | undefined, options: string) =>
      challenges.push({ options, purpose, session: from, endsAt: at + CHALLENGE_MS });
    const none = { ok: false, expected: false, proven: false };
    switch (step.call) {
      case "begin-totp": {
        const expected = confirmed && model.canBegin();
        const answer = await service.beginTotp(PASSWORD, token);
        if (answer.ok) {
          actor.secrets.push(answer.value.secret);
          model.begin(answer.value.secret, at);
        }
        return { ok: answer.ok, expected, proven: confirmed };
      }
      case "turn-on-totp": {
        const secret = latest(actor.secrets, step.pick > 1 ? 1 : 0);
        if (secret === undefined) return none;
        const code = totpCode(secret, at);
        const expected = confirmed && model.canTurnOn(code, at) === true;
        const answer = await service.turnOnTotp(code, token);
        if (answer.ok) {
          actor.codes.push(...answer.value);
          model.turnOn(code, answer.value, at);
        }
        return { ok: answer.ok, expected, proven: confirmed };
      }
      case "turn-off-totp": {
        const given = proofOf(actor, step);
        if (!given) return none;
        const expected = model.canTurnOff() && model.accepts(given.shown, "confirmation", session, at);
        const answer = await service.turnOffTotp({ password: PASSWORD, proof: given.proof }, token);
        showed(actor, given, answer.ok);
        if (answer.ok) model.turnOff(given.shown, at);
        return { ok: answer.ok, expected, proven: expected };
      }
      case "begin-passkey": {
        const answer = await service.beginPasskey(PASSWORD, ORIGIN, token);
        if (answer.ok) asked("registration", session, answer.value.options);
        return { ok: answer.ok, expected: confirmed, proven: confirmed };
      }
      case "add-passkey": {
        const challenge = challengeFor("registration", session, step.pick);
        if (!challenge) return none;
        const credential = actor.device.create(challenge.options);
        const { id: passkey } = JSON.parse(credential) as { readonly id: string };
        const expected = confirmed && model.canAdd(challenge, session, at);
        const answer = await service.addPasskey({ name: "x", credential }, token);
        if (answer.ok) {
          actor.passkeys.push(passkey);
          actor.codes.push(...answer.value);
          model.add(passkey, challenge, answer.value);
        }
        return { ok: answer.ok, expected, proven: confirmed };
      }
      case "remove-passkey": {
        const passkey = latest(model.passkeys(), step.pick) ?? "none";
        const answer = await service.removePasskey(passkey, token);
        if (answer.ok) model.remove(passkey);
        return { ok: answer.ok, expected: confirmed, proven: confirmed };
      }
      case "challenge": {
        if (step.pick > 1) {
          const refused = await house.visitors.signIn(credentials);
          if (!refused.ok && "passkeyOptions" in refused.error.facts) {
            asked("sign-in", undefined, String(refused.error.facts["passkeyOptions"]));
          }
          return { ok: refused.ok, expected: !wasOn, proven: false };
        }
        const answer = await service.passkeyChallenge(token);
        if (answer.ok) asked("confirmation", session, answer.value.options);
        return { ok: answer.ok, expected: model.passkeys().length > 0, proven: false };
      }
      case "confirm": {
        if (step.kind === "passkey" && step.pick === 0) await perform(actor, { ...step, call: "challenge" });
        const given = proofOf(actor, step);
        if (!given) return none;
        const expected = wasOn && model.accepts(given.shown, "confirmation", session, at);
        const answer = await service.confirmSession(given.proof, token);
        showed(actor, given, answer.ok);
        if (answer.ok) model.confirm(given.shown, session, at);
        return { ok: answer.ok, expected, proven: expected };
      }
      case "sign-in": {
        const given = proofOf(actor, step, "sign-in");
        const expected = !wasOn || (given !== undefined && model.accepts(given.shown, "sign-in", undefined, at));
        const answer = await house.visitors.signIn({ ...credentials, ...(given && { secondFactor: given.proof }) });
        if (given) showed(actor, given, answer.ok);
        if (answer.ok) {
          await house.visitors.signOut(token);
          actor.token = answer.value.token;
          actor.session = sessions;
          sessions += 1;
          if (given && wasOn) model.confirm(given.shown, actor.session, at);
        }
        return { ok: answer.ok, expected, proven: expected };
      }
      case "withdraw": {
        const code = codeOf(await service.requestWithdrawal(baht(100), newKey(), token));
        const ok = code !== "second-factor-required";
        return { ok, expected: confirmed, proven: confirmed };
      }
      case "renew": {
        actor.token = (await house.renew(token)) ?? token;
        return { ok: true, expected: true, proven: false };
      }
    }
  }

  for (const step of steps) {
    advance(step.waitMs);
    const actor = actors[step.who];
    if (!actor) continue;
    const before = await provers();
    const wasOn = model.isOn();
    const { ok, expected, proven } = await perform(actor, step);
    expect(ok, JSON.stringify(step)).toBe(expected);
    const changed = (await provers()) !== before;
    // The law: nothing that can prove changes for a member with a factor, unless one of them proved it.
    if (wasOn && changed) expect(proven, JSON.stringify(step)).toBe(true);
    counts.calls += 1;
    if (changed) counts.changes += 1;
    if (changed && wasOn) counts.changesWithFactor += 1;
    if (!ok && step.who === 2) counts.thiefRefused += 1;
  }
}

/** The one that was added so many before the last. */
function latest<T>(all: readonly T[], pick: number): T | undefined {
  return all[all.length - 1 - pick] ?? all[all.length - 1];
}

async function walks(numRuns: number): Promise<Counts> {
  const counts: Counts = { calls: 0, changes: 0, changesWithFactor: 0, thiefRefused: 0 };
  await fc.assert(
    fc.asyncProperty(someSteps(), (all) => walk(all, counts)),
    { numRuns },
  );
  return counts;
}

const NAME = "no calls in any order change what can prove of a member with a factor, unless one of them proves it";

it(NAME, async () => {
  const counts = await walks(150);
  expect(counts.changesWithFactor).toBeGreaterThan(100);
  expect(counts.thiefRefused).toBeGreaterThan(500);
});

it(`${NAME}: a thousand walks`, { tags: ["long"], timeout: 600_000 }, async () => {
  const counts = await walks(1_000);
  expect(counts.changesWithFactor).toBeGreaterThan(1_000);
});
