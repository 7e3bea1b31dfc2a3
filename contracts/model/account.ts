import { chosenOr, keepId, maybe, newId, ownValue, perhaps } from "./adopt.ts";
import { devicesPattern, isKnown, keepIds, titleOfDevice, UNTOLD } from "./devices.ts";
import { factorOf, guarded, openedWith } from "./factors.ts";
import { memberNamed, passwordForms, plainName, spaced } from "./forms.ts";
import { notify } from "./inbox.ts";
import { isAlive } from "./lives.ts";
import { anyText, anything, difference, hole, type Pattern, time } from "./pattern.ts";
import { isAgainst, type Reason, refusedByChoice, refusedIf, weighed } from "./reasons.ts";
import { type Asked, about, type BodyOf, type ReplyOf, type Rules, type View } from "./rule.ts";
import { type MemberState, nextOrder, type SessionState, type State } from "./state.ts";
import { noTries, passwordOf, right, tried } from "./tries.ts";
import { levelShown, pointsOf } from "./wallet/ledger.ts";

/** The profile. A row that has less of it always has less. */
export function userPattern(state: State, member: MemberState, row = "user") {
  const part = row === "user" ? maybe : perhaps;
  // A house of ours tells money's and parcels' addresses where they are asked for.
  const isShort = state.strict && row === "profile";
  const { uuid, name, phone, username, bank, address, joinedAt, language } = member;
  const level = levelShown(state, member);
  return {
    uuid,
    name,
    phone,
    level,
    user_pass: { username },
    user_bank: isShort
      ? undefined
      : part(state, `${row}.user_bank`, { ...bank, uuid: bank.uuid === "" ? anyText : bank.uuid }),
    user_credit: part(state, `${row}.user_credit`, {
      point: pointsOf(member),
      level: maybe(state, "user_credit.level", level),
    }),
    user_address: isShort ? undefined : part(state, `${row}.user_address`, address && addressPattern(state, address)),
    createdAt: maybe(state, "user.createdAt", time(joinedAt)),
    language: maybe(state, "user.language", language),
  };
}

/** The token of a device that the member knows stays; one that the backend never gave is ignored. */
function devicePattern(state: State, member: MemberState, sent: string | undefined): Pattern {
  if (isKnown(member, sent)) return maybe(state, "signedIn.deviceToken", sent);
  const isOurs = sent !== undefined && state.adopted.has(`id device ${sent}`);
  // People share phones: a token that was given to another member may stay.
  const isRight = (got: unknown) => (isOurs && got === sent) || !difference(newId(state, "device"), got);
  return maybe(
    state,
    "signedIn.deviceToken",
    hole("a new token, and no unknown one", (got) => got !== "" && isRight(got) && (isOurs || got !== sent)),
  );
}

export type Opened = ReplyOf<"login">;

export function openedReply(state: State, member: MemberState, sent: string | undefined) {
  return {
    token: newId(state, "token"),
    user: userPattern(state, member),
    deviceToken: devicePattern(state, member, sent),
  };
}

/** Opens a session. A device that the member does not know is told to the others. */
export function hasSignedIn(
  state: State,
  member: MemberState,
  sent: string | undefined,
  { token, deviceToken: given }: Opened,
): SessionState {
  const at = state.now;
  const deviceToken = given ?? `${UNTOLD} ${nextOrder(state)}`;
  const session: SessionState = {
    token,
    tokens: [{ text: token, at, usedAt: at }],
    member,
    deviceToken,
    openedAt: at,
    usedAt: at,
    ended: false,
    confirmedUntil: 0,
  };
  const isNew = member.devices.size > 0 && !isKnown(member, sent);
  keepId(state, "token", token);
  member.sessions.push(session);
  keepId(state, "device", deviceToken);
  member.devices.add(deviceToken);
  if (isNew) notify(state, member, { topic: "device-signed-in", reference: anyText, title: titleOfDevice(state) });
  // Whether it was at a new device is seen in the inbox, so a backend may say at any sign-in that it changed.
  else member.changes.push({ what: "inbox", id: undefined, isOpen: true });
  return session;
}

/**
 * What speaks about a password at the sign-in. A device that the member knows has a count of its own, all others have one, and
 * a name that no member has waits as a member's does.
 */
function signInPassword(state: State, member: MemberState | undefined, body: BodyOf<"login">): Reason {
  const { username, password, deviceToken = "" } = body;
  const device = member && isKnown(member, deviceToken) ? deviceToken : "";
  const ofNobody = () => ownValue(state, `sign-in tries of ${plainName(username)}`, noTries());
  const tries = member ? (member.signInTries.get(device) ?? noTries()) : ofNobody();
  member?.signInTries.set(device, tries);
  const what = device !== "" ? "sign-in at a known device" : "sign-in";
  return tried({ state, tries, what }, password === member?.password, "credentials-wrong");
}

const PROFILE = {
  says: "The profile has the member's names, level, bank account, points, address and chosen language.",
  ...about("3 Current user", ["lines", "grantedLevel", "address", "language"]),
};

export const accountRules = {
  login: {
    says: "The right password, with a right second factor where the member has one, signs in; wrong ones make this person wait, and nobody else.",
    ...about(
      "4 Auth",
      ["password", "factors", "devices", "signInTries"],
      ["sessions", "devices", "notices", "signInTries"],
    ),
    answers({ state, body }) {
      const member = memberNamed(state, body.username);
      const password = signInPassword(state, member, body);
      if (!member) return weighed([password], anything);
      const { deviceToken: sent, secondFactor } = body;
      return weighed(
        [password, factorOf(state, member, "sign-in", secondFactor)],
        openedReply(state, member, sent),
        (opened) => openedWith(state, hasSignedIn(state, member, sent, opened)),
      );
    },
  },
  logout: {
    says: "A sign-out ends this session only.",
    ...about("4 Auth", ["sessions"], ["sessions"]),
    answers: ({ session }) => ({
      reply: anything,
      apply() {
        session.ended = true;
      },
    }),
  },
  user: { ...PROFILE, answers: (asked) => ownProfile(asked, "profile") },
  userDetail: { ...PROFILE, answers: (asked) => ownProfile(asked) },
  address: {
    says: "The address is the member's own, or nothing.",
    ...about("7 Address", ["address"]),
    answers: ({ state, member: { address } }) => ({ reply: address && addressPattern(state, address) }),
  },
  changeAddress: {
    says: "A change of the address leaves the parts that it does not name as they are.",
    ...about("7 Address", ["address"], ["address"]),
    answers({ state, member, body }) {
      const sent: Record<string, string> = {};
      for (const [part, value] of Object.entries(body)) if (value !== undefined) sent[part] = spaced(value);
      const address: Readonly<Record<string, string>> = { ...member.address, ...sent };
      const codesOf = (isMeant: (text: string | undefined, shape: RegExp) => boolean, texts: typeof address) =>
        PARTS.filter(([part, , shape]) => isMeant(texts[part], shape)).map(([, code]) => code);
      const wrong = codesOf((text, shape) => text !== undefined && !shape.test(text), sent);
      const missing = codesOf((text) => text === undefined, address);
      if (wrong.length > 0) return { refused: [...wrong, ...missing] };
      return {
        reply: addressPattern(state, address),
        ...(missing.length > 0 && !state.strict && { or: { refused: missing } }),
        apply() {
          member.address = address;
        },
      };
    },
  },
  chooseLanguage: {
    says: "The language that a member chose last is kept, and every profile and sign-in tells it.",
    ...about("3 Current user", [], ["language"]),
    answers: ({ member, body: { language } }) => ({
      reply: anything,
      apply() {
        member.language = language;
      },
    }),
  },
  changePassword: {
    says: "The old password changes to a new one, and every other session ends.",
    ...about("7 User", ["password", "factors", "sessions"], ["password", "sessions", "devices"]),
    answers({ state, member, session, body: { oldPassword, newPassword, confirmPassword } }) {
      const own = [
        refusedIf(newPassword !== confirmPassword, "password-differs"),
        refusedIf(newPassword === oldPassword, "password-same"),
      ];
      const isPlain = own.every((reason) => reason === undefined);
      if (newPassword === member.password && isPlain) return changedBefore(state, member, oldPassword);
      const forms = [...own, ...passwordForms(state, newPassword, member.username)];
      const confirmed = guarded(state, session, "password");
      return weighed([...forms, passwordOf(state, member, oldPassword), confirmed], anything, () => {
        member.password = newPassword;
        endOthers(state, member, session);
        for (const device of member.devices) if (device !== session.deviceToken) member.devices.delete(device);
      });
    },
  },
  devices: {
    says: "The list has each device with an open session once, this one first and then the latest seen.",
    ...about("4 Auth", ["sessions", "now"]),
    answers: ({ state, member, session }) => ({
      reply: devicesPattern(state, member.sessions, session),
      apply: (reply) => keepIds(state, member.sessions, session, reply),
    }),
  },
  signOutDevice: {
    says: "A device that is signed out from another one is out at once; without an id, all others are.",
    ...about("4 Auth", ["sessions"], ["sessions", "devices"]),
    answers({ state, member, session, body: { id } }) {
      const own = session.deviceToken;
      const named = chosenOr<string | undefined>(state, `device of ${id}`, undefined);
      const isClosing = (each: SessionState) =>
        id === undefined ? each.deviceToken !== own : each.deviceToken === named;
      const staying = member.sessions.filter((each) => !isClosing(each));
      return {
        reply: devicesPattern(state, staying, session),
        apply(reply) {
          for (const each of member.sessions.filter(isClosing)) {
            signOut(state, each);
            if (each.deviceToken !== own) member.devices.delete(each.deviceToken);
          }
          keepIds(state, member.sessions, session, reply);
        },
      };
    },
  },
} satisfies Partial<Rules>;

/** The new password is the current one already. Whether that is done or a wrong old password is the backend's choice. */
function changedBefore(state: State, member: MemberState, oldPassword: string) {
  const old = passwordOf(state, member, oldPassword);
  const choice = refusedByChoice(state, "a repeated change of the password is refused", old.codes, false);
  const isLocked = old.codes.length === 1 && old.codes.includes("sign-in-locked");
  if (isLocked || isAgainst(choice)) return weighed([old], anything);
  const reason = right(member.factors.passwordTries, {
    ...choice,
    refused(refusal) {
      choice.refused();
      old.refused?.(refusal);
    },
  });
  return weighed([reason], anything);
}

/** Nobody reads another member's. */
function ownProfile({ state, member, params }: Asked<"user" | "userDetail">, row?: string) {
  const isOwn = params["uuid"] === undefined || params["uuid"] === member.uuid;
  return isOwn ? { reply: userPattern(state, member, row) } : { refused: ["forbidden"] };
}

const WORDS = /\S/;

const PARTS = [
  ["recipient", "address-recipient-required", WORDS],
  // Thai numbers: nine digits of a house, ten of a mobile phone.
  ["phone", "address-phone-format", /^0(?:[2-57]\d{7}|[689]\d{8})$/],
  ["line", "address-line-required", WORDS],
  ["subdistrict", "address-subdistrict-required", WORDS],
  ["district", "address-district-required", WORDS],
  ["province", "address-province-required", WORDS],
  ["postcode", "postcode-format", /^[1-9]\d{4}$/],
] as const;

/** A backend may know a part of it only. */
function addressPattern(state: State, address: Readonly<Record<string, string>>): Pattern {
  return Object.fromEntries(PARTS.map(([part]) => [part, maybe(state, `address.${part}`, address[part])]));
}

export function endOthers(state: State, { sessions }: MemberState, own: SessionState | undefined): void {
  for (const session of sessions) if (session !== own) signOut(state, session);
}

function signOut(state: State, session: SessionState): void {
  // One that may have been over by itself was perhaps not ended by this.
  if (isAlive(state, session) === true) session.signedOutAt = state.now;
  session.ended = true;
}

export const ACCOUNT_VIEWS: readonly View[] = [
  { name: "user" },
  { name: "userDetail" },
  { name: "address" },
  { name: "devices" },
];
