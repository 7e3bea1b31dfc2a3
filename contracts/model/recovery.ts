import { endOthers } from "./account.ts";
import { adopted, chosenOr, keepId, keepPassed, newId, ownValue, passes } from "./adopt.ts";
import { DAY, HOUR } from "./bangkok.ts";
import { emitChange, factorOf } from "./factors.ts";
import { memberNamed, passwordForms, phoneForm, plainName, plainPhone } from "./forms.ts";
import { anything, hole } from "./pattern.ts";
import { plain } from "./proofs.ts";
import { type Reason, type Reasons, refusedByChoice, weighed } from "./reasons.ts";
import { about, type Refused, type Rules } from "./rule.ts";
import type { MemberState, State } from "./state.ts";
import { endOfWait, MOST_TRIES, TOGETHER, waitFacts } from "./tries.ts";

/** A ticket of a member. */
interface Begun {
  readonly member: MemberState;
  readonly at: number;
  readonly code?: string;
  /** It has set a password. */
  readonly used?: boolean;
  /** Another ticket has set one. */
  readonly ended?: boolean;
}

const LASTS = "how long a recovery code works";

interface Asks {
  count: number;
  since: number;
  at: number;
  /** The next code, as a refusal told it. */
  until: number;
}

function asksOf(state: State, account: string): Asks {
  return ownValue(state, `asks for a code of ${account}`, { count: 0, since: 0, at: 0, until: 0 });
}

/** How many codes are sent at once, and how long the next one waits, is the backend's choice, and the same for every account. */
function tooOften(state: State, account: string, other: string | undefined): Reason {
  const asks = asksOf(state, account);
  const { count, since, at, until } = asks;
  const isAlone = other === undefined || state.now - asksOf(state, other).at > HOUR;
  const isExact = isAlone && (count === 0 || state.now - since < TOGETHER);
  const name = `wait after ${count} codes`;
  const wait = isExact ? chosenOr<number | undefined>(state, name, count === 0 ? 0 : undefined) : undefined;
  const end = wait === undefined ? until : at + wait;
  const isOpen =
    wait === undefined && state.now >= until && (until <= at || !isAlone) && !(isExact && count >= MOST_TRIES);
  const mustWait = state.now < end || (isExact && wait === undefined && count >= MOST_TRIES);
  return {
    codes: isOpen || mustWait ? ["recovery-too-often"] : [],
    isOpen,
    ...(state.now < end && { facts: waitFacts(state, "wait", end) }),
    refused({ facts }: Refused) {
      // Seconds are rounded up, so what is known already is closer.
      asks.until = state.now < end ? end : endOfWait(state, facts);
      if (isExact) state.adopted.set(name, asks.until - at);
    },
    passed() {
      if (isExact && state.now === at) state.adopted.set(name, 0);
      Object.assign(asks, { count: count + 1, at: state.now, since: count === 0 ? state.now : since });
    },
  };
}

interface Guesses {
  wrong: number;
  since: number;
  isExact: boolean;
}

/** How many wrong codes a ticket bears is the backend's choice, and the same for every ticket, also for one that nobody has. */
function guess(state: State, ticket: string, isRight: boolean): Reason {
  const guesses = ownValue<Guesses>(state, `guesses of ${ticket}`, { wrong: 0, since: state.now, isExact: true });
  const nth = guesses.wrong + 1;
  const isExact = guesses.isExact && state.now - guesses.since < TOGETHER;
  const bound = "wrong codes of a ticket";
  const isFree = nth === 1 ? true : !isExact ? undefined : nth > MOST_TRIES ? false : passes(state, bound, nth);
  const over = isFree === true ? [] : ["recovery-over"];
  return {
    codes: isRight || isFree === false ? over : ["recovery-code-wrong", ...over],
    isOpen: isRight && isFree === undefined,
    refused({ code }) {
      if (isExact && nth > 1) keepPassed(state, bound, nth, code !== "recovery-over");
      if (code !== "recovery-over") guesses.wrong = nth;
    },
    passed() {
      if (isExact && nth > 1) keepPassed(state, bound, nth, true);
    },
    unknown() {
      if (!isRight) guesses.isExact = false;
    },
  };
}

export const recoveryRules = {
  beginRecovery: {
    says: "Whoever forgot the password asks for a code; the answer is the same whether there is such a member or not, also to somebody who asks too often.",
    ...about("5", ["members"]),
    answers({ state, body: { account } }) {
      const phone = phoneForm(account) ? undefined : plainPhone(account);
      const member =
        phone === undefined ? memberNamed(state, account) : state.members.find((each) => each.phone === phone);
      const other = member && (phone === undefined ? member.phone : member.username);
      return weighed(
        [tooOften(state, phone ?? plainName(account), other)],
        {
          ticket: newId(state, "ticket"),
          expiresInMs: adopted(
            state,
            LASTS,
            hole("a while, at most a day", (got) => Number(got) > 0 && Number(got) <= DAY),
          ),
        },
        ({ ticket }) => {
          keepId(state, "ticket", ticket);
          if (member) state.adopted.set(`recovery ${ticket}`, { member, at: state.now });
        },
      );
    },
  },
  recoverPassword: {
    says: "The sent code, once, in its time and after few wrong ones, sets a new password; every session ends, no device is known, the member's other codes end, and wrong passwords are forgiven.",
    ...about("5", ["factors"], ["password", "sessions", "devices", "notices", "signInTries"]),
    answers({ state, body: { ticket, code, newPassword, secondFactor } }) {
      const begun = chosenOr<Begun | undefined>(state, `recovery ${ticket}`, undefined);
      const isYoung = begun !== undefined && state.now < begun.at + chosenOr(state, LASTS, 0);
      const isRight = begun !== undefined && begun.code === plain(code) && isYoung && !begun.ended;
      const forms = passwordForms(state, newPassword, isRight && !begun.used ? begun.member.username : undefined);
      if (!isRight) return weighed([guess(state, ticket, false), ...forms], anything);
      const { member } = begun;
      if (begun.used) return again(state, member.password === newPassword, forms);
      return weighed(
        [guess(state, ticket, true), ...forms, factorOf(state, member, "recovery", secondFactor)],
        anything,
        () => {
          endTickets(state, member);
          state.adopted.set(`recovery ${ticket}`, { ...begun, used: true });
          member.password = newPassword;
          endOthers(state, member, undefined);
          member.devices.clear();
          member.signInTries.delete("");
          emitChange(state, member, "password-recovered");
        },
      );
    },
  },
} satisfies Partial<Rules>;

/** The same call once more changes nothing. Whether it is answered as the first is the backend's choice. */
function again(state: State, isSame: boolean, forms: Reasons) {
  const codes = ["recovery-code-wrong", ...(state.strict ? [] : ["recovery-over"])];
  const used = isSame ? refusedByChoice(state, "a repeated recovery is refused", codes, false) : { codes };
  return weighed([used, ...forms], anything);
}

function endTickets(state: State, member: MemberState): void {
  for (const [name, value] of state.adopted) {
    if (!name.startsWith("recovery ")) continue;
    const begun = value as Begun;
    if (begun.member === member) state.adopted.set(name, { ...begun, ended: true });
  }
}
