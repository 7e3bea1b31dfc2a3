import { chosenOr } from "./adopt.ts";
import {
  areAll,
  challengeOf,
  keepChallenge,
  optionsText,
  type Purpose,
  signedIn,
  signingOptions,
} from "./challenges.ts";
import { cancelReset, emitChange, isOn, newCodes, offUnlessOn, startFactors, unconfirmed } from "./factors.ts";
import { anything } from "./pattern.ts";
import { type Reason, refusedByChoice, refusedFrom, refusedIf, weighed } from "./reasons.ts";
import { about, type Rules } from "./rule.ts";
import type { MemberState, State } from "./state.ts";
import { passwordOf } from "./tries.ts";

const WRONG: Reason = { codes: ["second-factor-wrong"] };
const CHANGED = "second-factor-changed";

/** ES256, which every authenticator has. */
const ES256 = -7;

export const passkeyRules = {
  beginPasskey: {
    says: "The password begins a passkey for a site where the backend has passkeys. A member with a factor confirms the session first.",
    ...about("7 Session", ["password", "factors", "sessions"]),
    answers: ({ state, member, session, body }) =>
      weighed(
        [passwordOf(state, member, body.password), unconfirmed(state, session), atSite(state, body.origin)],
        { options: makingOptions(state, member, body.origin) },
        ({ options }) => keepChallenge(state, { name: "registration", member, session }, options),
      ),
  },
  addPasskey: {
    says: "What the browser made for this session's challenge adds a passkey, and gives recovery codes when it is the first factor. A challenge works once, and a passkey is added once.",
    ...about("7 Session", ["factors", "sessions"], ["factors", "notices"]),
    answers({ state, member, session, body }) {
      const { factors } = member;
      const made = signedIn(state, body.credential);
      const isFirst = !isOn(factors);
      return weighed(
        [
          registration(state, { name: "registration", member, session }, body.credential),
          unconfirmed(state, session),
          has(member, made?.id) ? { codes: [CHANGED] } : oneMore(state, factors.passkeys.length),
        ],
        { recoveryCodes: isFirst ? newCodes(state) : [] },
        ({ recoveryCodes }) => {
          cancelReset(state, member);
          const { id = "", origin = "" } = made ?? {};
          factors.passkeys = [...factors.passkeys, { id, origin, name: body.name, addedAt: state.now }];
          if (isFirst) startFactors(state, session, recoveryCodes);
          emitChange(state, member, "passkey-added", { title: body.name });
        },
      );
    },
  },
  removePasskey: {
    says: "A passkey is removed in a confirmed session; one that is not there changes nothing. With the last factor, recovery codes and confirmations end.",
    ...about("7 Session", ["factors", "sessions"], ["factors", "notices"]),
    answers: ({ state, member, session, body }) =>
      weighed([unconfirmed(state, session)], anything, () => {
        const { factors } = member;
        if (!has(member, body.id)) return;
        factors.passkeys = factors.passkeys.filter(({ id }) => id !== body.id);
        factors.reset = undefined;
        offUnlessOn(member);
        emitChange(state, member, "passkey-removed");
      }),
  },
  passkeyChallenge: {
    says: "A member with passkeys gets a new challenge, which any of them may sign to confirm this session.",
    ...about("7 Session", ["factors"]),
    answers: ({ state, member, session }) =>
      weighed(
        [refusedIf(member.factors.passkeys.length === 0, CHANGED)],
        { options: signingOptions(state, member) },
        ({ options }) => keepChallenge(state, { name: "confirmation", member, session }, options),
      ),
  },
} satisfies Partial<Rules>;

function has({ factors }: MemberState, passkey: string | undefined): boolean {
  return factors.passkeys.some(({ id }) => id === passkey);
}

/** Where a backend has passkeys is its own choice. */
function atSite(state: State, origin: string): Reason {
  const codes = ["passkey-unavailable"];
  return URL.canParse(origin) ? refusedByChoice(state, noPasskeysAt(origin), codes) : { codes };
}

const noPasskeysAt = (origin: string) => `no passkeys at ${origin}`;

function makingOptions(state: State, member: MemberState, origin: string) {
  const host = URL.canParse(origin) ? new URL(origin).hostname : "";
  return optionsText(
    state,
    "WebAuthn options with a new challenge, the site, the member, and without the passkeys that are there",
    ({ rp, user, pubKeyCredParams, excludeCredentials = [] }) => {
      const { id = host } = Object(rp);
      const person = Object(user);
      const algorithms = Array.isArray(pubKeyCredParams) ? pubKeyCredParams.map((each) => Object(each).alg) : [];
      return (
        id === host &&
        person.name === member.username &&
        isOwnHandle(state, member, person.id) &&
        algorithms.includes(ES256) &&
        areAll(member, excludeCredentials)
      );
    },
  );
}

/** The handle of an account is always the same, and no one else's. */
function isOwnHandle(state: State, { username }: MemberState, handle: unknown): boolean {
  if (typeof handle !== "string" || handle === "") return false;
  const [ofName, ofHandle] = [`passkey handle of ${username}`, `passkey handle ${handle}`];
  if (chosenOr(state, ofName, handle) !== handle || chosenOr(state, ofHandle, username) !== username) return false;
  state.adopted.set(ofName, handle);
  state.adopted.set(ofHandle, username);
  return true;
}

function registration(state: State, purpose: Purpose, credential: string): Reason {
  const made = signedIn(state, credential);
  const fresh = made && challengeOf(state, purpose, made.challenge);
  const isRight = made?.type === "webauthn.create" && !made.isForged;
  const isAtSite = made !== undefined && state.adopted.get(noPasskeysAt(made.origin)) === false;
  return fresh && isRight && isAtSite ? fresh : WRONG;
}

/** How many passkeys a member may have is the backend's choice. */
function oneMore(state: State, before: number): Reason {
  return refusedFrom(state, "passkeys that a member had before one more", before, [CHANGED], before === 0);
}
