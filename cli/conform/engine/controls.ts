import { instant, parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { satang, toBaht } from "../../../core/shared/money.ts";
import { asksForToken, type SandboxState, sandboxRequest, sandboxState } from "../../runtime/sandbox-request.ts";
import { deviates, notChecked } from "./findings.ts";
import type { Staff, TrialClock } from "./law.ts";
import { jsonOf, type SendWire } from "./wire.ts";

/** One control of a sandbox. Returns its reply; undefined where a rule refused it. */
export type Control = (path: string, body?: object) => Promise<unknown>;

export interface SandboxAccess {
  /** What the controls of a sandbox on another machine ask for. */
  readonly token: string | undefined;
}

export interface ReadSandbox extends SandboxAccess {
  readonly state: SandboxState;
}

/**
 * The state of a sandbox; undefined where the backend has no controls, or refuses them. The token goes to a target only after
 * it has asked for it; what is read says whether it did.
 */
export async function readSandbox(
  send: SendWire,
  { token }: SandboxAccess,
): Promise<ReadSandbox | "asks for its token" | undefined> {
  const read = (given: string | undefined) => send(sandboxRequest("", undefined, given)).catch(() => undefined);
  const first = await read(undefined);
  const asks = first !== undefined && asksForToken(first.status, first.text);
  const used = asks ? token : undefined;
  const answer = used === undefined ? first : await read(used);
  const state = answer && sandboxState(answer.status, answer.text);
  if (state) return { state, token: used };
  return asks ? "asks for its token" : undefined;
}

export function createControl(send: SendWire, { token }: SandboxAccess): Control {
  return async (path, body = {}) => {
    const answer = await send(sandboxRequest(path, body, token));
    if (answer.status === 200) return jsonOf(answer.text) ?? {};
    if (answer.status === 422) return undefined;
    // What staff do goes through the same rules as what members do.
    if (answer.status >= 500) return deviates(`POST /sandbox${path}`, "a decision or a refusal", answer.status);
    return notChecked(`the sandbox control ${path.replace(/\/[^/]*\d[^/]*/g, "/…")} answered ${answer.status}`);
  };
}

export function staffOf(control: Control): Staff {
  const decided = async (id: string, decision: string, body?: object) =>
    (await control(`/requests/${encodeURIComponent(id)}/${decision}`, body)) !== undefined;
  const given = async (what: string, done: Promise<unknown>): Promise<void> => {
    if ((await done) === undefined) notChecked(`the sandbox did not ${what}`);
  };
  return {
    topUp: ({ username }, amount) =>
      given("top up a member", control(`/members/${username}/top-up`, { amount: toBaht(satang(amount)) })),
    givePoints: ({ username }, point) => given("give points", control(`/members/${username}/points`, { point })),
    approve: (id) => decided(id, "approve"),
    startPaying: (id) => decided(id, "start-paying"),
    reject: (id) => decided(id, "reject", { reason: "conform" }),
    maintenance: (on) => given("switch the maintenance", control("/maintenance", { on })),
    provider: (provider, down) => given("switch a provider", control("/providers", { provider, down })),
    async slip(amount, serial = 0) {
      const { payload } = Object(await control("/slips", { amount: toBaht(satang(amount)), serial }));
      return typeof payload === "string" ? payload : notChecked("the sandbox made no slip");
    },
    announce: (title, membersOnly) =>
      given("publish news", control("/announcements", { title, body: title, membersOnly })),
  };
}

/** A clock that stands still from the first move on. */
export function clockOf(control: Control): TrialClock {
  const read = (state: unknown) => {
    const at = parseInstant(String(Object(state).now));
    return at ?? deviates("POST /sandbox/clock", "a time", state);
  };
  const move = async (ms: number) => read(await control("/clock", { advanceMs: ms }));
  const now = () => move(0);
  const advance = async (ms: number) => {
    const at = instant((await now()) + ms);
    await control("/clock", { set: toIso(at), pinned: true });
  };
  return {
    now,
    advance,
    async setBack(ms, run) {
      await advance(-ms);
      try {
        await run();
      } finally {
        await advance(ms);
      }
    },
    async to(at) {
      const before = await now();
      if (at < before) notChecked("the clock would move backwards");
      await control("/clock", { set: toIso(at), pinned: true });
    },
  };
}
