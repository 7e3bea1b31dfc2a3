import { adopted, keepPassed, maybe, passes } from "./adopt.ts";
import { hole } from "./pattern.ts";
import { plain } from "./proofs.ts";
import { isAgainst, type Reason, type Reasons, refusedByChoice, refusedFrom, refusedIf } from "./reasons.ts";
import type { Refused } from "./rule.ts";
import type { MemberState, State } from "./state.ts";

/** A Thai phone number from its 0 on, however it is typed. */
export function plainPhone(text: string): string {
  return plain(text)
    .replace(/[().]/g, "")
    .replace(/^(?:\+|00)?66(?=0?[2-9]\d{7,8}$)0?/, "0");
}

/** Two usernames that differ only in case are the same. */
export function plainName(text: string): string {
  return text.trim().toLowerCase();
}

/** An invitation code. */
export function plainInvitation(text: string): string {
  return plain(text).toUpperCase();
}

export function spaced(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

export function memberNamed({ members }: State, username: string): MemberState | undefined {
  return members.find((member) => member.username === plainName(username));
}

export function memberWithCode(state: State, code: string): MemberState | undefined {
  const owner = state.adopted.get(`owner of code ${plainInvitation(code)}`);
  return state.members.find(({ username }) => username === owner);
}

/** Longer than every text. */
const LONGER = 1000;

/** A text of some length. Which lengths are right is the backend's choice, told by its refusals and the same everywhere. */
function sized(
  state: State,
  what: "username" | "password" | "bank-account",
  text: string,
  isShaped: boolean,
): Reason | undefined {
  const code = `${what}-format`;
  const length = hole("a length", (got) => Number(got) > 0);
  const end = (name: string) => maybe(state, `${code} ${name}`, adopted(state, `${name} length of a ${what}`, length));
  const [longest, shortest] = [`longest ${what}`, `shortest ${what}`];
  const ends = [
    refusedFrom(state, longest, text.length, [code]),
    refusedFrom(state, shortest, LONGER - text.length, [code]),
  ];
  if (isShaped && ends.every(({ codes }) => codes.length === 0)) return undefined;
  return {
    codes: [code],
    isOpen: isShaped && !ends.some(isAgainst),
    facts: { minimum: end("minimum"), maximum: end("maximum") },
    refused({ facts: { minimum, maximum } }: Refused) {
      if (typeof minimum !== "number" || typeof maximum !== "number") return;
      for (const [name, last] of [[longest, maximum] as const, [shortest, LONGER - minimum] as const]) {
        keepPassed(state, name, last, true);
        keepPassed(state, name, last + 1, false);
      }
    },
    passed() {
      for (const { passed } of ends) passed();
    },
  };
}

export function usernameForm(state: State, username: string): Reason | undefined {
  const name = plainName(username);
  return sized(state, "username", name, /^[a-z][a-z0-9]*$/.test(name));
}

export function accountForm(state: State, bankId: string): Reason | undefined {
  return sized(state, "bank-account", plain(bankId), /^\d+$/.test(plain(bankId)));
}

export function phoneForm(phone: string): Reason | undefined {
  return refusedIf(!/^0[689]\d{8}$/.test(plainPhone(phone)), "phone-format");
}

/** Among the first that everybody guesses. A house of ours refuses them. */
const GUESSED = ["password1", "qwerty123"];

/** What speaks against a new password of a member. */
export function passwordForms(state: State, password: string, username?: string): Reasons {
  const isMixed = /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
  const common = "password-common";
  return [
    sized(state, "password", password, isMixed),
    GUESSED.includes(password) ? refusedByChoice(state, `refuses ${common}`, [common], true) : undefined,
    username === undefined ? undefined : likeName(state, password, username),
  ];
}

/** The username with little else, also backwards. How much else makes it good is the backend's choice, at most a password. */
function likeName(state: State, password: string, username: string): Reason | undefined {
  const typed = password.toLowerCase();
  const part = [username, Array.from(username).reverse().join("")].find((each) => typed.includes(each));
  if (part === undefined) return undefined;
  const rest = typed.split(part).join("").length;
  const isLong = state.strict && passes(state, "shortest password", LONGER - rest) === true;
  const name = "what a password has besides the username";
  const reason = refusedFrom(state, name, LONGER - rest, ["password-like-username"], isLong);
  return { ...reason, isOpen: reason.isOpen && !(state.strict && rest < 3) };
}
