import { noteActivity } from "../../../contracts/model/activity.ts";
import { adopted, ownValue } from "../../../contracts/model/adopt.ts";
import { nextMidnight, startOf } from "../../../contracts/model/bangkok.ts";
import { factorOf, requestReset, resetPattern } from "../../../contracts/model/factors.ts";
import { notify } from "../../../contracts/model/inbox.ts";
import { applyDue, MODEL } from "../../../contracts/model/model.ts";
import { anyText, difference } from "../../../contracts/model/pattern.ts";
import type { Input, RowName } from "../../../contracts/model/rule.ts";
import { publish } from "../../../contracts/model/site.ts";
import { canDecide, decide, isOpenRequest } from "../../../contracts/model/staff.ts";
import {
  emit,
  type MemberState,
  newState,
  nextOrder,
  type SessionState,
  type State,
} from "../../../contracts/model/state.ts";
import { heardSince, readStream } from "../../../contracts/model/stream.ts";
import { bonusOf } from "../../../contracts/model/wallet/deposits.ts";
import { post } from "../../../contracts/model/wallet/ledger.ts";
import { noteTransfer } from "../../../contracts/model/wallet/slips.ts";
import { instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { sandboxRequest } from "../../runtime/sandbox-request.ts";
import { callOf, createCaller } from "./caller.ts";
import { clockOf } from "./controls.ts";
import { deviates, notChecked, notImplemented } from "./findings.ts";
import { createJudge } from "./judge.ts";
import { newAccount } from "./members.ts";
import { changedBodies, titleOf } from "./rows.ts";
import type { Secrets } from "./secrets.ts";
import type { Actor, Play, Random } from "./sequence.ts";
import { createTimeline, type Place, type Timeline } from "./timeline.ts";
import { type Control, isNotOffered, jsonOf, type SendWire } from "./wire.ts";

interface Played extends Actor {
  /** Signs in again where the session ended by time. */
  readonly comeBack: () => Promise<void>;
}

/** What all sequences of a run share. */
export interface Model {
  readonly state: State;
  readonly timeline: Timeline;
}

export async function openModel(
  control: Control,
  strict: boolean,
  /** What a member with a second factor confirms again. */
  secondFactorFor?: readonly unknown[],
): Promise<Model> {
  const state = newState(await clockOf(control).now(), strict);
  if (secondFactorFor) state.adopted.set("second factor for", secondFactorFor);
  return {
    state,
    timeline: createTimeline(async (at) => {
      await control("/clock", { set: toIso(instant(at)), pinned: true });
      state.now = at;
    }),
  };
}

export interface PlayParts {
  readonly model: Model;
  readonly place: Place;
  readonly send: SendWire;
  readonly quietly: SendWire;
  readonly control: Control;
  readonly secrets: Secrets;
  readonly random: Random;
}

/** A code as the sandbox shows it. */
interface SentCode {
  readonly phone: string;
  readonly code: string;
  readonly at: string;
}
/** A stream that tells nothing for so long has told all. */
const STREAM_MS = 3000;

const REASON = "เอกสารไม่ครบ";

export function openPlay({ model, place, send, quietly, control, secrets, random }: PlayParts): Play {
  const { state } = model;
  const judge = createJudge(state, { send, quietly });
  const actors: Played[] = [];
  const codesRead = new Map<MemberState, number>();
  let keys = 0;

  function actorOf(first: SessionState): Played {
    const { member } = first;
    let session = first;
    const actor: Played = {
      member,
      session: () => session,
      async comeBack() {
        if (session.ended || (await judge.isAlive(session))) return;
        session = (await signIn(member, session.deviceToken)) ?? session;
      },
      reads: (name, input) => judge.call(session, name, input),
      async does(name, input) {
        const outcome = await judge.call(session, name, input);
        if (outcome.ok && input?.key !== undefined) await otherUnderKey(session, name, input);
        await judge.observe(session, outcome.ok ? (MODEL[name]?.changes ?? []) : []);
        return outcome;
      },
      observe: () => judge.observe(session),
    };
    actors.push(actor);
    return actor;
  }

  /** Whatever another call has, one field more or another value, a key that was used does not make it. Each once a run. */
  async function otherUnderKey<Name extends RowName>(session: SessionState, name: Name, input: Input<Name>) {
    const tried = ownValue(state, "fields that were changed under keys", new Set<string>());
    for (const [field, body] of changedBodies(name, input.body ?? {})) {
      if (tried.has(`${name} ${field}`)) continue;
      tried.add(`${name} ${field}`);
      await judge.call(session, name, { ...input, body } as Input<Name>);
    }
  }

  async function register(inviter: Actor | undefined, like: string | undefined): Promise<Actor> {
    const code = inviter && (await inviter.reads("affiliateCode"));
    for (let tries = 1; ; tries += 1) {
      const drawn = newAccount(random, code?.ok === true ? code.reply.code : undefined);
      const username = like === undefined ? drawn.username : withOneOf(drawn.username, like);
      const body = { ...drawn, username };
      secrets.learn(body);
      // Somebody whom the model does not know may have one of the drawn values.
      if (!(await isFree(body.username)) && tries < 20) continue;
      await judge.call(undefined, "register", { body });
      const session = state.members.at(-1)?.sessions[0];
      return session ? actorOf(session) : notChecked("no member could be registered");
    }
  }

  function withOneOf(drawn: string, like: string): string {
    const middle = like.length >> 1;
    return like.slice(0, middle) + drawn.charAt(middle) + like.slice(middle + 1);
  }

  async function isFree(username: string): Promise<boolean> {
    const answer = await createCaller(quietly).ask("checkUsername", { params: { value: username } });
    return !answer.ok || answer.value.available;
  }

  /** With a recovery code, where the member has a second factor; undefined without one. */
  async function signIn(member: MemberState, deviceToken: string | undefined): Promise<SessionState | undefined> {
    const { username, password, factors } = member;
    const [code] = factors.recoveryCodes;
    const secondFactor = code === undefined ? undefined : ({ kind: "recovery-code", code } as const);
    const factor = factorOf(state, member, "sign-in", secondFactor);
    if (factor && factor.codes.length > 0) return undefined;
    const more = { ...(deviceToken !== undefined && { deviceToken }), ...(secondFactor && { secondFactor }) };
    const { ok } = await judge.call(undefined, "login", { body: { username, password, ...more } });
    return ok ? member.sessions.at(-1) : undefined;
  }

  const order = async (path: string, body?: object): Promise<void> => {
    if ((await control(path, body)) === undefined) notChecked(`the sandbox refused ${path}`);
  };

  async function give({ member }: Actor, satang: number, points: number): Promise<void> {
    const [what, body] = satang > 0 ? ["top-up", { amount: satang / 100 }] : ["points", { point: points }];
    await order(`/members/${member.username}/${what}`, body);
    // The same one in the ledger and in the inbox.
    const reference = adopted(state, `the id of gift ${nextOrder(state)}`, anyText);
    post(state, member, { kind: "bonus", credit: satang, points, reference });
    const gift = satang > 0 ? { amount: satang } : { point: points };
    notify(state, member, { topic: "bonus-granted", reference, title: anyText, ...gift });
    const amount = satang > 0 ? { amount: satang } : {};
    noteActivity(state, member, { action: "staff give", outcome: "done", by: "staff", ...amount });
    emit(member, "credit");
  }

  const play: Play = {
    state,
    random,
    control,
    newKey: () => {
      keys += 1;
      return `model-${String(keys).padStart(4, "0")}-${String(random(2 ** 31)).padStart(10, "0")}`;
    },
    async member({ credit = 0, points = 0, level, inviter, like } = {}) {
      const actor = await register(inviter, like?.member.username);
      // What was published before, which the inbox has, too.
      await actor.reads("memberAnnouncements");
      // Nothing but a refusal tells the least withdrawal.
      if (!state.adopted.has("withdrawal.minimum")) await actor.reads("withdraw", { body: { amount: 0.01 } });
      if (level !== undefined) await play.grantLevel(actor, level);
      if (credit > 0) await give(actor, credit, 0);
      if (points > 0) await give(actor, 0, points);
      // The first one in a level reads what the level has.
      await actor.reads("userSetting");
      await actor.observe();
      return actor;
    },
    async decides(decision, request) {
      applyDue(state);
      const may = canDecide(request, decision);
      const body = decision === "reject" ? { reason: REASON } : {};
      const done = (await control(`/requests/${encodeURIComponent(request.id)}/${decision}`, body)) !== undefined;
      if (done !== may) {
        const words = ["decided", "refused"];
        const [expected, got] = may ? words : words.toReversed();
        deviates(`POST /sandbox/requests/{id}/${decision}`, expected, got);
      }
      // An ended request is nobody's any more.
      if (isOpenRequest(request)) {
        const outcome = may ? "done" : "request-status";
        const note = { action: `staff ${decision}`, outcome, by: "staff", reference: request.id } as const;
        noteActivity(state, request.member, note);
      }
      if (may) decide(state, request, decision, REASON);
      const own = actors.find(({ member, session }) => member === request.member && !session().ended);
      await own?.observe();
    },
    async signsIn({ member, session }, device = "this device") {
      const opened = await signIn(member, device === "this device" ? session().deviceToken : undefined);
      return opened ? actorOf(opened) : notChecked("the member cannot sign in");
    },
    async sentCode({ member }, ticket) {
      const begun = state.adopted.get(`recovery ${ticket}`);
      const before = codesRead.get(member) ?? 0;
      let code: string | undefined;
      let isShown = false;
      // It is sent after the reply, at a moment of its own.
      for (let tries = 0; code === undefined && tries < 300; tries += 1) {
        const answer = await quietly(sandboxRequest("/codes", undefined, undefined));
        const sent = jsonOf(answer.text) as readonly SentCode[] | undefined;
        isShown = Array.isArray(sent);
        const own = sent?.filter(({ phone }) => phone === member.phone) ?? [];
        if (own.length > before) code = own.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]?.code;
      }
      if (code === undefined && isShown)
        deviates("POST /api/user/recovery/begin", "a code to the member's phone", "none");
      if (code === undefined) return notChecked("the sandbox shows no sent code");
      codesRead.set(member, before + 1);
      state.adopted.set(`recovery ${ticket}`, { ...Object(begun), code });
      return code;
    },
    visits: (name, input) => judge.call(undefined, name, input),
    asks: judge.call,
    actorOf,
    async resetsFactors({ member }, waitMs) {
      applyDue(state);
      const path = `/members/${member.username}/reset-factors`;
      const reply = await control(path, waitMs === undefined ? {} : { waitMs });
      const found = difference(resetPattern(state, member, waitMs), reply);
      if (found) deviates(`POST /sandbox/members/{username}/reset-factors ${found.path}`, found.expected, found.got);
      const outcome = reply === undefined ? "second-factor-changed" : "done";
      noteActivity(state, member, { action: "staff reset factors", outcome, by: "staff" });
      if (reply !== undefined) requestReset(state, member, Date.parse(Object(reply).dueAt));
    },
    async topUp(actor, satang) {
      await give(actor, satang, 0);
      await actor.observe();
    },
    async givePoints(actor, points) {
      await give(actor, 0, points);
      await actor.observe();
    },
    async grantLevel({ member }, level) {
      await order(`/members/${member.username}/level`, { level: level ?? null });
      member.grantedLevel = level;
      // What the level has, before anything is judged by it.
      const own = actors.find((each) => each.member === member);
      await own?.reads("userSetting");
      await own?.reads("rewards");
      noteActivity(state, member, { action: "staff grant level", outcome: "done", by: "staff" });
    },
    async listens({ member, session }, before) {
      applyDue(state);
      const mark = member.changes.length;
      const { must, may } = heardSince(member, before?.mark ?? mark);
      const title = titleOf("eventStream");
      const call = callOf("eventStream", {}, { token: session().token, uuid: member.uuid, username: member.username });
      const more = { accept: "text/event-stream", ...(before && { "last-event-id": before.id }) };
      const answer = await send({
        ...call,
        headers: { ...call.headers, ...more },
        limitMs: STREAM_MS,
        until(text) {
          const { lastId, heard } = readStream(text);
          return lastId !== undefined && ([...must].every((each) => heard.has(each)) || text.includes(": beat"));
        },
      });
      if (isNotOffered(answer.status)) return notImplemented(title);
      const type = answer.header("content-type") ?? "nothing";
      if (!type.startsWith("text/event-stream")) deviates(title, "text/event-stream", `${answer.status} ${type}`);
      const control = answer.header("cache-control") ?? "nothing";
      if (!/no-store|private/i.test(control)) deviates(title, "Cache-Control: no-store", control);
      const { lastId, heard } = readStream(answer.text);
      const missing = [...must].find((each) => !heard.has(each));
      const unexpected = [...heard].find((each) => !may.has(each));
      if (missing !== undefined) deviates(title, `the change ${missing}`, [...heard]);
      if (unexpected !== undefined) deviates(title, `no change ${unexpected}`, [...heard]);
      return { id: lastId ?? deviates(title, "an id to go on from", answer.text), mark };
    },
    async publish(title, membersOnly) {
      const body = `<p>${title}</p>`;
      await order("/announcements", { title, body, membersOnly });
      publish(state, { title, body, membersOnly });
    },
    async maintain(on, until) {
      await order("/maintenance", { on, ...(until !== undefined && { until: toIso(instant(until)) }) });
      state.maintenance = on;
      state.maintenanceUntil = until;
    },
    async transfer(satang, toUs = true) {
      const made = Object(await control("/slips", { amount: satang / 100, toUs }));
      if (typeof made.payload !== "string") return notChecked("the sandbox made no slip");
      const transfer = {
        payload: made.payload,
        amount: satang,
        reference: String(made.reference),
        at: state.now,
        toUs,
      };
      noteTransfer(state, transfer);
      return transfer;
    },
    async provider(name, down) {
      await order("/providers", { provider: name, down });
      if (down) state.providersDown.add(name);
      else state.providersDown.delete(name);
    },
    bonusOf({ member }, baht) {
      const bonus = bonusOf(state, member, Math.round(baht * 100));
      return bonus && bonus.amount / 100;
    },
    startOf,
    async jump(at) {
      await place.to(at);
      for (const actor of actors) await actor.comeBack();
    },
    async to(at) {
      await place.to(at);
      for (const actor of actors) await actor.comeBack();
      // Friends come after who invited them, and what time does to their play is seen when they are read.
      for (const actor of actors.toReversed()) if (!actor.session().ended) await actor.observe();
    },
    pass: (ms) => play.to(state.now + ms),
    toEndOfDay: () => play.to(nextMidnight(state.now) - 1),
  };
  return play;
}
