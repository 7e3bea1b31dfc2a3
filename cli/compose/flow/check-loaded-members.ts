import type { Session } from "../../../core/session/model.ts";
import type { Globals } from "../../command-line/globals.ts";
import { knownMember } from "../../conform/engine/members.ts";
import { runLaws } from "../../conform/engine/run-laws.ts";
import { createSecrets } from "../../conform/engine/secrets.ts";
import { learningSend } from "../../conform/engine/trail.ts";
import { unwatched } from "../../conform/engine/watch/unwatched.ts";
import type { SendWire } from "../../conform/engine/wire.ts";
import { LAWS } from "../../conform/laws/laws.ts";
import type { Flow } from "../../flow/flow.ts";
import { checkMembers } from "../../flow/load/check-members.ts";
import type { LawCheck } from "../../flow/load/load-report.ts";
import type { FlowTarget, FlowTargets } from "../../flow/run/flow-target.ts";
import { openSend } from "../trace/open-send.ts";

const LANES = 8;
/** The laws of the verdict take dozens of calls for a member. */
const MEMBERS_FOR_LAWS = 3;
const REPLY_MS = 30_000;

/** The laws of the verdict that only read, and say something about a member's own lists. */
const READING = LAWS.filter(({ id, needs }) => needs.length === 0 && !/^(draws|feeds)\//.test(id));

interface Loaded {
  readonly sessions: readonly Session[];
  readonly isStopped: () => boolean;
}

/** Holds every member to the laws of money and keys, and a few to the reading laws of the verdict, where there is HTTP. */
export async function checkLoadedMembers(
  flow: Flow | undefined,
  targets: FlowTargets,
  globals: Globals,
  { sessions, isStopped }: Loaded,
  onMember: (done: number) => void,
): Promise<{ readonly laws: readonly LawCheck[]; readonly checked: number }> {
  const opened: FlowTarget[] = [];
  try {
    // Each lane has a connection of its own, and takes over one session after the other.
    const { laws, checked } = await checkMembers({
      sessions,
      lanes: Math.max(1, Math.min(LANES, sessions.length)),
      isStopped,
      onMember,
      connect: async (lane) => {
        if (!flow || sessions.length === 0) return undefined;
        const target = await targets.open({ ...flow, setUp: undefined });
        if (!target.ok) return undefined;
        opened.push(target.value);
        const backend = await target.value.connect(`lane ${lane}`);
        return backend.ok ? backend.value : undefined;
      },
    });
    const address = checked === 0 ? undefined : await opened[0]?.address();
    if (address === undefined || isStopped()) return { laws, checked };
    const few = sessions.slice(0, MEMBERS_FOR_LAWS);
    return { laws: [...laws, ...(await readingLaws(address, globals, few, isStopped))], checked };
  } finally {
    for (const target of opened) await target.close();
  }
}

async function readingLaws(
  baseUrl: string,
  globals: Globals,
  sessions: readonly Session[],
  isStopped: () => boolean,
): Promise<readonly LawCheck[]> {
  const { send: sendTo, close } = openSend(globals);
  const plain: SendWire = async ({ method, path, headers, body }) => {
    const signal = AbortSignal.timeout(REPLY_MS);
    const request = { method, headers: { ...headers }, signal, ...(body !== undefined && { body }) };
    const reply = await sendTo(baseUrl + path, request);
    return {
      status: reply.status,
      header: (name) => reply.headers?.get(name) ?? undefined,
      text: await reply.text(),
    };
  };
  const checks = new Map<string, { checked: number; broken: number; examples: string[]; reason: string | undefined }>();
  try {
    for (const { token, member } of sessions) {
      const secrets = createSecrets();
      secrets.add(token, "token");
      const known = { token, uuid: member.id, username: member.username };
      const reports = await runLaws({
        laws: READING,
        send: learningSend(plain, secrets),
        secrets,
        control: undefined,
        allowWrites: false,
        // Laws that only read draw no values.
        seed: 0,
        reader: async (through) => knownMember(through, known),
        isStopped,
        health: unwatched,
      });
      for (const { id, finding } of reports) {
        const check = checks.get(id) ?? { checked: 0, broken: 0, examples: [], reason: undefined };
        checks.set(id, check);
        const { verdict, where = "", expected = "", got = "", reason = "" } = finding;
        if (verdict === "conforms" || verdict === "deviates") check.checked += 1;
        else check.reason ??= reason;
        if (verdict !== "deviates") continue;
        check.broken += 1;
        check.examples.push(`${member.username}: ${where}: expected ${expected}, got ${got}`);
      }
    }
  } finally {
    await close("now");
  }
  return READING.map(({ id, sentence }): LawCheck => {
    const { checked = 0, broken = 0, examples = [], reason } = checks.get(id) ?? {};
    return { id, sentence, checked, broken, examples, notChecked: checked === 0 ? (reason ?? "stopped") : undefined };
  });
}
