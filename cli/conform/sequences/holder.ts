import type { BodyOf } from "../../../contracts/model/rule.ts";
import { codeOfStep, STEP_MS, stepOf } from "../../../contracts/model/totp.ts";
import type { Actor, NewActor, Play } from "../engine/sequence.ts";
import { tries } from "./acts.ts";

type Proof = BodyOf<"confirmSession">["secondFactor"];

/** Where every backend for tests has passkeys. */
export const SITE = "http://localhost";

/** A code of an app, so many steps from now. */
export function codeOf({ state }: Play, secret: string, steps = 0): string {
  return codeOfStep(secret, stepOf(state.now) + steps);
}

/** A code that is wrong now. */
function wrongCode(play: Play, secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(play, secret, steps));
  return ["314159", "271828", "161803", "141421", "577215", "662607"].find((code) => !near.includes(code)) ?? "000000";
}

export const byApp = (code: string): Proof => ({ kind: "totp", code });
export const byPasskey = (code: string): Proof => ({ kind: "passkey", code });
export const byRecovery = (code = "none"): Proof => ({ kind: "recovery-code", code });

export type Holder = ReturnType<typeof holderOf>;

/** A member in a session, in words of second factors. What takes several shows one after another. */
export function holderOf(play: Play, actor: Actor) {
  const { member, does } = actor;
  /** Of the app that is on or begun. */
  const secret = () => member.factors.totp?.secret ?? member.factors.pending?.secret ?? "";
  const code = (steps = 0) => codeOf(play, secret(), steps);
  const incorrect = () => wrongCode(play, secret());
  /** Begins an app. Returns its secret. */
  const begins = async (password = member.password) => {
    const begun = await does("beginTotp", { body: { password } });
    return begun.ok ? begun.reply.secret : "";
  };
  return {
    ...actor,
    code,
    wrongCode: incorrect,
    app: (steps?: number) => byApp(code(steps)),
    wrong: () => byApp(incorrect()),
    begins,
    async turnsOn(...codes: readonly string[]) {
      for (const each of codes) await does("turnOnTotp", { body: { code: each } });
    },
    /** From begin to on. Returns the recovery codes. */
    async turnsAppOn(): Promise<readonly string[]> {
      await begins();
      const on = await does("turnOnTotp", { body: { code: code() } });
      return on.ok ? on.reply.recoveryCodes : [];
    },
    turnsOff: (secondFactor: Proof, password = member.password) =>
      does("turnOffTotp", { body: { password, secondFactor } }),
    async confirms(...proofs: readonly Proof[]) {
      for (const secondFactor of proofs) await does("confirmSession", { body: { secondFactor } });
    },
    withdraws: (amount: number, key?: string) =>
      does("withdraw", { body: { amount }, ...(key !== undefined && { key }) }),
    removes: (id = "none") => does("removePasskey", { body: { id } }),
  };
}

/** A new member. */
export async function newHolder(play: Play, wishes?: NewActor): Promise<Holder> {
  return holderOf(play, await play.member(wishes));
}

/** Signs in at the same device; undefined where it is refused. A call that changes nothing asks for a confirmation. */
export async function signsIn(play: Play, one: Holder, secondFactor?: Proof): Promise<Holder | undefined> {
  const isIn = await tries(play, one, { deviceToken: one.session().deviceToken, secondFactor });
  const latest = one.member.sessions.at(-1);
  if (!isIn || !latest) return undefined;
  const other = holderOf(play, play.actorOf(latest));
  await other.removes();
  return other;
}

/** The app's next code, which nobody has used. The clock moves on by one code. */
export async function nextProof(play: Play, one: Holder): Promise<Proof> {
  await play.pass(STEP_MS);
  return one.app();
}
