import * as v from "valibot";
import { recordActivity, visitorOf } from "../../../contracts/model/activity.ts";
import { adopted } from "../../../contracts/model/adopt.ts";
import { HOUR } from "../../../contracts/model/bangkok.ts";
import { factsOf } from "../../../contracts/model/facts.ts";
import { gateOf, noteUse } from "../../../contracts/model/lives.ts";
import { applyDue, MODEL, viewsOf } from "../../../contracts/model/model.ts";
import { difference } from "../../../contracts/model/pattern.ts";
import type {
  Asked,
  Expected,
  Input,
  Part,
  Refusal,
  Refused,
  ReplyOf,
  RowName,
  Rule,
  View,
} from "../../../contracts/model/rule.ts";
import { OPEN_IN_MAINTENANCE } from "../../../contracts/model/site.ts";
import type { MemberState, SessionState, State } from "../../../contracts/model/state.ts";
import { refusalStatus } from "../../../contracts/problems.ts";
import { RENEWED_TOKEN_HEADER } from "../../../core/session/model.ts";
import { isRefusalCode } from "../../../core/shared/refusal.ts";
import { callOf, type Person, sendCall } from "./caller.ts";
import { deviates, notImplemented, stopOf } from "./findings.ts";
import { fieldSource, rowOf, titleOf } from "./rows.ts";
import { isJson, isNotOffered, jsonOf, kindOf, type SendWire, type WireAnswer } from "./wire.ts";

/** What a judged call came to. The model has it by now. */
export type Outcome<Name extends RowName> =
  | { readonly ok: true; readonly reply: ReplyOf<Name> }
  | ({ readonly ok: false } & Refused);

/** Sends calls, and holds every reply against the model. A difference deviates. */
export interface Judge {
  /** One call; `session` is undefined for a visitor. */
  readonly call: <Name extends RowName>(
    session: SessionState | undefined,
    name: Name,
    input?: Input<Name>,
  ) => Promise<Outcome<Name>>;
  /** Reads all that the member of the session can read, or what a call can have changed and a share of the rest. */
  readonly observe: (session: SessionState, changed?: readonly Part[]) => Promise<void>;
  /** Whether the session still lives. */
  readonly isAlive: (session: SessionState) => Promise<boolean>;
}

/** How long a key gives the same answer. */
const KEY_LASTS = 24 * HOUR;

/** It has no second effect under its key, and answers with what there is now. */
const SHOWS_NOW: RowName = "changeAddress";

/** Nobody needs another token after it. */
const ENDS_ITS_SESSION: RowName = "logout";

/** Refusals that are no answer to a key: the call is sent again under it. */
const NOT_STORED = [
  "second-factor-required",
  "unauthorised",
  "maintenance",
  "body-invalid",
  "key-reused",
  "too-many-refused",
];

/** So long a house of ours tells a session that it was ended elsewhere. */
const SPOKEN_MS = HOUR;

export interface Sends {
  readonly send: SendWire;
  /** For reads of which nobody wants to see a line, unless one deviates. */
  readonly quietly: SendWire;
}

/** So many of all views are looked at after each call, in turn: those that nothing should have changed, and further pages. */
const SHARE = 5;

const FEW_PAGES = 3;

export function createJudge(state: State, { send, quietly }: Sends): Judge {
  let turn = 0;
  const calls = new Map<SessionState, { begun: number; ended: number }>();

  async function call<Name extends RowName>(
    session: SessionState | undefined,
    name: Name,
    input: Input<Name> = {},
    through: SendWire = send,
  ): Promise<Outcome<Name>> {
    applyDue(state);
    const row = rowOf(name);
    const rule: Rule<Name> | undefined = MODEL[name];
    if (!rule) throw new Error(`the model has no rule for ${name}`);
    const asked = askedOf(state, session, input);
    const title = titleOf(name);
    const sentText = `${title} ${JSON.stringify(input.params ?? {})} ${JSON.stringify(input.body ?? null)}`;
    const stored = input.key === undefined ? undefined : earlier(session?.member, input.key, state.now);
    const isClosed = state.maintenance && !OPEN_IN_MAINTENANCE.includes(name);
    const gate = row.auth === "member" && session && !isClosed ? gateOf(state, session) : undefined;
    // A key says even now what became of its call.
    const isSame = stored?.call === sentText;
    const expected: Expected<ReplyOf<Name>> | undefined = isClosed
      ? isSame
        ? undefined
        : { refused: stored ? ["maintenance", "key-reused"] : ["maintenance"] }
      : gate?.isOpen === false
        ? { refused: ["unauthorised"] }
        : stored
          ? isSame
            ? undefined
            : { refused: ["key-reused"] }
          : rule.answers(asked);
    const token = session?.token ?? "";
    const under = underWay(session);
    const answer = await sendCall(through, name, callOf(name, input, personOf(session)));
    const isAlone = under.end();
    if (isNotOffered(answer.status)) return notImplemented(title);
    const wrong = (path: string, says: string, got: unknown): never =>
      deviates(path === "" ? title : `${title} ${path}`, says, got, {
        source: sourceOf(name, path),
        rule: `${rule.says} (section ${rule.section})`,
      });
    checkHeaders(row.auth === "member", answer, wrong);
    // Nobody needs it but a client of another kind, so others may leave it out.
    if (state.strict && row.auth === "member" && answer.status === 401 && !answer.header("www-authenticate"))
      wrong("", "WWW-Authenticate: Bearer", "none");
    if (gate && gate.isOpen === undefined && answer.status === 401) {
      const out = outcomeOf<Name>(answer);
      checkRefusal(state, { refused: ["unauthorised"] }, answer, out, wrong);
      gate.refused();
      return out;
    }
    if (gate && session && answer.status !== 401) {
      gate.answered();
      const renewed = answer.header(RENEWED_TOKEN_HEADER) || undefined;
      const renews = isAlone && answer.status < 300 && name !== ENDS_ITS_SESSION;
      const found = noteUse(state, session, { token, renewed, isAlone: renews });
      if (found !== undefined) wrong("", found, renewed ?? "none");
    }
    if (stored && expected === undefined) {
      const isSame = answer.status === stored.status && (answer.text === stored.text || name === SHOWS_NOW);
      if (!isSame) {
        wrong(
          "",
          `${stored.status} ${stored.text}, as the same key was answered before`,
          `${answer.status} ${answer.text}`,
        );
      }
      const again = outcomeOf<Name>(answer);
      if (session) note(session.member, name, input, again);
      return again;
    }
    if (expected === undefined) throw new Error("no expectation");
    const outcome = outcomeOf<Name>(answer);
    const refusal = expected.refused ? expected : outcome.ok ? undefined : expected.or;
    if (refusal) {
      const sent = { ...Object(input.body), ...input.params };
      const predicted =
        outcome.ok || !session ? {} : factsOf(outcome.code, { state, member: session.member, name, sent });
      checkRefusal(state, { ...refusal, facts: { ...predicted, ...refusal.facts } }, answer, outcome, wrong);
      if (!outcome.ok) refusal.apply?.(outcome);
      const alike = outcome.ok ? undefined : sameAnswer(state, outcome.code, session);
      if (alike !== undefined) {
        const { message, field } = Object(jsonOf(answer.text));
        const other = difference(adopted(state, `the answer ${alike}`), [message, field ?? null]);
        if (other) wrong(other.path, other.expected, other.got);
      }
    } else if (!outcome.ok) {
      wrong("", "a success", `${answer.status} ${outcome.code}`);
    } else if (!expected.refused) {
      const parsed = v.safeParse(row.reply, outcome.reply);
      if (!parsed.success) wrong(v.getDotPath(parsed.issues[0]) ?? "", parsed.issues[0].message, outcome.reply);
      const unknown = state.strict ? extraField(parsed.output, outcome.reply) : undefined;
      if (unknown !== undefined) wrong(unknown, "no field that the contract does not name", "one more");
      const found = difference(expected.reply, outcome.reply);
      if (found) wrong(found.path, found.expected, found.got);
      expected.apply?.(outcome.reply);
    }
    if (
      session &&
      input.key !== undefined &&
      row.effect === "money" &&
      (outcome.ok || !NOT_STORED.includes(outcome.code))
    ) {
      session.member.keys.set(input.key, { call: sentText, status: answer.status, text: answer.text, at: state.now });
    }
    const about = session?.member ?? visitorOf(state, name, input.body, outcome.ok);
    if (about && row.effect !== "read") note(about, name, input, outcome);
    return outcome;
  }

  function note<Name extends RowName>(
    member: MemberState,
    name: Name,
    { body, key }: Input<Name>,
    outcome: Outcome<Name>,
  ) {
    const [code, reply] = outcome.ok ? ["done", outcome.reply] : [outcome.code, undefined];
    recordActivity(state, member, { name, outcome: code, body, hasKey: key !== undefined, reply });
  }

  /** Whether a call had its session for itself. */
  function underWay(session: SessionState | undefined): { readonly end: () => boolean } {
    if (!session) return { end: () => false };
    const count = calls.get(session) ?? { begun: 0, ended: 0 };
    calls.set(session, count);
    const begun = count.begun + 1;
    const isFree = count.begun === count.ended;
    count.begun = begun;
    return {
      end() {
        count.ended += 1;
        return isFree && count.begun === begun;
      },
    };
  }

  /** Reads a view, and of a list in short pages a few pages more. */
  async function look(session: SessionState, { name, input }: View, pages = FEW_PAGES): Promise<void> {
    const asked = (input ?? {}) as Input<RowName>;
    const outcome = await call<RowName>(session, name, asked, quietly).catch(async (error: unknown) => {
      const stop = stopOf(error);
      // A backend may lack a call of our own design; the rows say so.
      if (stop?.verdict === "not-implemented") return undefined;
      if (stop?.verdict === "deviates") await sendCall(send, name, callOf(name, asked, personOf(session)));
      throw error;
    });
    const { next: cursor } = Object(outcome?.ok && outcome.reply);
    if (typeof cursor !== "string" || pages <= 1) return;
    const more = asked.body ? { body: { ...Object(asked.body), cursor } } : { query: { ...asked.query, cursor } };
    await look(session, { name, input: more } as View, pages - 1);
  }

  return {
    call,
    async isAlive(session) {
      const outcome = await call(session, "user", {}, quietly);
      const isOut = !outcome.ok && outcome.code === "unauthorised";
      if (isOut) session.ended = true;
      return !isOut;
    },
    async observe(session, changed) {
      applyDue(state);
      const views = viewsOf(state, session.member);
      turn += SHARE;
      const mustSee = (view: View, index: number) =>
        isFirst(view, index, views) && (changed === undefined || readsOneOf(view, changed));
      const seen = views.filter((view, index) => mustSee(view, index) || (index + turn) % views.length < SHARE);
      await Promise.all(seen.map((view) => look(session, view)));
    },
  };
}

/** The name of an answer that is the same to everybody who gets it. */
function sameAnswer({ strict, now }: State, code: string, session: SessionState | undefined): string | undefined {
  // A wrong password and a name that nobody has.
  if (code === "credentials-wrong") return code;
  const { signedOutAt } = session ?? {};
  const isSpoken = strict && code === "unauthorised" && signedOutAt !== undefined && now - signedOutAt < SPOKEN_MS;
  return isSpoken ? "to a session that was ended elsewhere" : undefined;
}

/** Whether no earlier view is another look at the same list. */
function isFirst({ name }: View, index: number, views: readonly View[]): boolean {
  return views.findIndex((each) => each.name === name) === index;
}

function readsOneOf({ name }: View, changed: readonly Part[]): boolean {
  return MODEL[name]?.reads.some((part) => changed.includes(part)) === true;
}

function personOf(session: SessionState | undefined): Person | undefined {
  return session && { token: session.token, uuid: session.member.uuid, username: session.member.username };
}

function askedOf<Name extends RowName>(
  state: State,
  session: SessionState | undefined,
  { params = {}, query = {}, body, key }: Input<Name>,
): Asked<Name> {
  const signedIn = () => {
    if (!session) throw new Error("a visitor has no session");
    return session;
  };
  return {
    state,
    get session() {
      return signedIn();
    },
    get member() {
      return signedIn().member;
    },
    body: body as Asked<Name>["body"],
    query,
    params,
    key,
  };
}

function earlier(member: MemberState | undefined, key: string, now: number) {
  const stored = member?.keys.get(key);
  return stored && now - stored.at < KEY_LASTS ? stored : undefined;
}

type Wrong = (path: string, expected: string, got: unknown) => never;

function outcomeOf<Name extends RowName>(answer: WireAnswer): Outcome<Name> {
  const json = jsonOf(answer.text);
  // The pattern of the model is what is expected of it.
  if (answer.status >= 200 && answer.status < 300) return { ok: true, reply: json as ReplyOf<Name> };
  const { code, facts } = Object(json);
  const seconds = answer.header("retry-after") ?? "";
  const wait = seconds === "" ? {} : { retryAfter: Number(seconds) };
  return { ok: false, code: String(code), facts: { ...wait, ...Object(facts) } };
}

function checkRefusal(
  { strict }: State,
  { refused, facts = {} }: Refusal,
  answer: WireAnswer,
  outcome: Outcome<RowName>,
  wrong: Wrong,
): void {
  const expected = `a refusal with ${refused.join(" or ")}`;
  if (outcome.ok) return wrong("", expected, `${answer.status} ${answer.text}`);
  const { code } = outcome;
  if (!refused.includes(code)) wrong("", expected, `${answer.status} ${code}`);
  const status = code === "unauthorised" ? 401 : isRefusalCode(code) ? refusalStatus(code) : answer.status;
  if (answer.status !== status) wrong("", `${status} for ${code}`, answer.status);
  const { message, facts: given } = Object(jsonOf(answer.text));
  if (typeof message !== "string" || message.trim() === "") wrong("message", "a sentence to show", message);
  const shown = Object(given);
  // Which facts a refusal has is of our own design.
  const judged = Object.entries(facts).filter(([name]) => strict || (shown[name] ?? undefined) !== undefined);
  const found = difference(Object.fromEntries(judged), shown);
  if (found) wrong(`facts.${found.path}`, found.expected, found.got);
  const seconds = shown.retryAfter ?? undefined;
  const asked = answer.header("retry-after");
  if (answer.status === 429 && !/^[1-9]\d*$/.test(asked ?? "")) wrong("", "Retry-After in seconds", asked);
  if (answer.status === 503 && asked !== undefined && !/^[1-9]\d*$/.test(asked))
    wrong("", "Retry-After in seconds", asked);
  if (seconds !== undefined && asked !== String(seconds)) wrong("", `Retry-After: ${seconds}, as the body says`, asked);
}

/** Nobody else's cache may keep what is a member's. */
function checkHeaders(isPrivate: boolean, answer: WireAnswer, wrong: Wrong): void {
  const isEmpty = answer.text === "" && answer.status < 300;
  if (!isEmpty && (!isJson(answer) || jsonOf(answer.text) === undefined))
    wrong("", "JSON", `${answer.status} ${kindOf(answer)}`);
  const control = answer.header("cache-control") ?? "nothing";
  if (isPrivate && !/no-store|private/i.test(control)) wrong("", "Cache-Control: no-store", control);
  // A refusal of this moment must not be shown later.
  if (answer.status >= 400 && /public|max-age=[1-9]/i.test(control)) wrong("", "a refusal that nobody keeps", control);
  const type = answer.header("content-type") ?? "nothing";
  if (!isEmpty && answer.status < 300 && !/^application\/json\b/i.test(type)) wrong("", "application/json", type);
}

/** A field of a reply that its schema does not have. */
function extraField(known: unknown, got: unknown): string | undefined {
  if (typeof got !== "object" || got === null) return undefined;
  for (const [field, value] of Object.entries(got)) {
    if (typeof known !== "object" || known === null || !(field in known)) return field;
    const deeper = extraField(Reflect.get(known, field), value);
    if (deeper !== undefined) return `${field}.${deeper}`;
  }
  return undefined;
}

function sourceOf(name: RowName, path: string) {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "" && !/^\d+$/.test(step));
  return fieldSource(rowOf(name).reply, steps) ?? rowOf(name).source;
}
