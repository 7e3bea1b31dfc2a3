import { instant, parseInstant, toIso } from "../../../core/shared/bangkok-time.ts";
import { asksForToken, type SandboxState, sandboxRequest, sandboxState } from "../../runtime/sandbox-request.ts";
import type { Person } from "./caller.ts";
import { deviates, notChecked } from "./findings.ts";
import { type Control, jsonOf, type SendWire } from "./wire.ts";

export interface ReadSandbox {
  readonly state: SandboxState;
  /** What the controls of a sandbox on another machine ask for. */
  readonly token: string | undefined;
}

/**
 * The state of a sandbox; undefined where the backend has no controls, or refuses them. The token goes to a target only after
 * it has asked for it; what is read says whether it did.
 */
export async function readSandbox(
  send: SendWire,
  token?: string,
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

export function createControl(send: SendWire, token?: string): Control {
  return async (path, body = {}) => {
    const answer = await send(sandboxRequest(path, body, token));
    if (answer.status === 200) return jsonOf(answer.text) ?? {};
    if (answer.status === 422) return undefined;
    // What staff do goes through the same rules as what members do.
    if (answer.status >= 500) return deviates(`POST /sandbox${path}`, "a decision or a refusal", answer.status);
    return notChecked(`the sandbox control ${path.replace(/\/[^/]*\d[^/]*/g, "/…")} answered ${answer.status}`);
  };
}

/** What a member cannot do. Amounts are in satang. */
export interface Staff {
  readonly topUp: (member: Person, satang: number) => Promise<void>;
  readonly givePoints: (member: Person, points: number) => Promise<void>;
  /** Whether they could. */
  readonly approve: (id: string) => Promise<boolean>;
  readonly reject: (id: string) => Promise<boolean>;
  /** The payload of a new bank slip. */
  readonly slip: (satang: number) => Promise<string>;
}

export function staffOf(control: Control): Staff {
  const done = async (path: string, body?: object) => (await control(path, body)) !== undefined;
  const give = async ({ username }: Person, what: string, body: object) => {
    if (!(await done(`/members/${username}/${what}`, body))) notChecked(`the sandbox gave no ${what}`);
  };
  return {
    topUp: (member, satang) => give(member, "top-up", { amount: satang / 100 }),
    givePoints: (member, point) => give(member, "points", { point }),
    approve: (id) => done(`/requests/${encodeURIComponent(id)}/approve`),
    reject: (id) => done(`/requests/${encodeURIComponent(id)}/reject`, { reason: "conform" }),
    async slip(satang) {
      const { payload } = Object(await control("/slips", { amount: satang / 100 }));
      return typeof payload === "string" ? payload : notChecked("the sandbox made no slip");
    },
  };
}

/** The backend's clock, which stands still from the first move on. */
export interface Clock {
  readonly now: () => Promise<number>;
  readonly to: (at: number) => Promise<void>;
}

export function clockOf(control: Control): Clock {
  return {
    async now() {
      const state = await control("/clock", { advanceMs: 0 });
      return parseInstant(String(Object(state).now)) ?? deviates("POST /sandbox/clock", "a time", state);
    },
    async to(at) {
      await control("/clock", { set: toIso(instant(at)), pinned: true });
    },
  };
}
