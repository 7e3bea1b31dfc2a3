import { BANK_CODES } from "../../core/wallet/banks.ts";
import { hasSignedIn, type Opened, openedReply, userPattern } from "./account.ts";
import { adopted, chosenOr, keepId, maybe, newId } from "./adopt.ts";
import { MINUTE } from "./bangkok.ts";
import {
  accountForm,
  memberNamed,
  memberWithCode,
  passwordForms,
  phoneForm,
  plainInvitation,
  plainName,
  plainPhone,
  spaced,
  usernameForm,
} from "./forms.ts";
import { anyText, hole } from "./pattern.ts";
import { plain } from "./proofs.ts";
import { type Reason, type Reasons, refusedByChoice, refusedFrom, refusedIf, weighed } from "./reasons.ts";
import { about, type BodyOf, type Expected, type Rules } from "./rule.ts";
import { maskOf } from "./site.ts";
import { emit, type MemberState, newMember, type State } from "./state.ts";

type Form = BodyOf<"register">;

/** What a key registered. */
interface Registered {
  readonly form: string;
  readonly member: MemberState;
}

/** The bank says whose an account is, the same to everybody: a name, or that there is none. */
function holder(state: State, bank: string, bankId: string): Reason {
  return refusedByChoice(state, `nobody is the ${holderName(bank, bankId)}`, ["bank-account-unknown"]);
}

const holderName = (bank: string, bankId: string) => `holder of account ${bank} ${plain(bankId)}`;

const bankForm = (bank: string) => refusedIf(!BANK_CODES.some((code) => code === bank), "bank-required");

/** What only one member has. */
const hasPhone = (phone: string) => (member: MemberState) => member.phone === plainPhone(phone);
const hasAccount = (bankId: string) => (member: MemberState) => member.bank.bankId === plain(bankId);

function reasonsAgainst(state: State, form: Form): Reasons {
  const { members } = state;
  const { username, password, name, phone, bankName, bankId, afCode } = form;
  return [
    usernameForm(state, username),
    ...passwordForms(state, password, plainName(username)),
    refusedIf(!spaced(name).includes(" "), "name-required"),
    phoneForm(phone),
    accountForm(state, bankId),
    bankForm(bankName),
    holder(state, bankName, bankId),
    refusedIf(memberNamed(state, username) !== undefined, "username-taken"),
    refusedIf(members.some(hasPhone(phone)), "phone-taken"),
    refusedIf(members.some(hasAccount(bankId)), "bank-account-taken"),
    refusedIf(afCode !== undefined && !memberWithCode(state, afCode), "inviter-unknown"),
  ];
}

export const registrationRules = {
  register: {
    says: "A registration makes a member and signs in; nobody else has the username, phone number or bank account, however they are typed. Under the same key it is made once.",
    ...about("3 Registration", ["members"], ["members"]),
    answers({ state, body, key }) {
      const reasons = reasonsAgainst(state, body);
      const earlier = chosenOr<Registered | undefined>(state, `registered ${key}`, undefined);
      if (key !== undefined && earlier) return repeated(state, body, earlier, reasons);
      const member = newMember({
        uuid: "",
        username: plainName(body.username),
        name: spaced(body.name),
        phone: plainPhone(body.phone),
        password: body.password,
        bank: { uuid: "", bankId: plain(body.bankId), bankName: body.bankName },
        joinedAt: state.now,
        inviter: body.afCode === undefined ? undefined : memberWithCode(state, body.afCode),
      });
      const user = { ...userPattern(state, member), uuid: newId(state, "member") };
      return weighed(reasons, { ...openedReply(state, member, body.deviceToken), user }, (opened) => {
        const { uuid, user_bank } = opened.user;
        keepId(state, "member", uuid);
        const made = { ...member, uuid, bank: { ...member.bank, uuid: user_bank?.uuid ?? "" } };
        state.members.push(made);
        if (made.inviter) emit(made.inviter, "downline");
        hasSignedIn(state, made, body.deviceToken, opened);
        if (key !== undefined) state.adopted.set(`registered ${key}`, { form: JSON.stringify(body), member: made });
      });
    },
  },
  checkPhone: {
    says: "A phone number is free unless a member has it, however it is typed; one that nobody may register is refused.",
    ...about("7 Registration", ["members"]),
    answers: ({ state, params: { value = "" } }) =>
      weighed(
        [phoneForm(value)],
        {
          available: !state.members.some(hasPhone(value)),
          ticket: maybe(state, "checkPhone.ticket", newId(state, "ticket")),
        },
        ({ ticket }) => {
          if (typeof ticket !== "string") return;
          keepId(state, "ticket", ticket);
          state.adopted.set(`begun with ${ticket}`, state.now);
        },
      ),
  },
  checkUsername: {
    says: "A username is free unless a member has it, in upper or lower case; one that nobody may register is refused.",
    ...about("7 Registration", ["members"]),
    answers: ({ state, params: { value = "" } }) =>
      weighed([usernameForm(state, value)], { available: !memberNamed(state, value) }),
  },
  checkBankId: {
    says: "A bank account is free unless a member has it, however it is typed; a number that no account has is refused.",
    ...about("7 Registration", ["members"]),
    answers: ({ state, params: { bankId = "" } }) =>
      weighed([accountForm(state, bankId)], {
        available: !state.members.some(hasAccount(bankId)),
      }),
  },
  inviter: {
    says: "A code shows its member under a masked name, however it is typed.",
    ...about("7 Registration", ["members"]),
    answers({ state, params: { afCode = "" } }) {
      const member = memberWithCode(state, afCode);
      if (!member) return { refused: ["inviter-unknown"] };
      const isCode = hole(afCode, (got) => plainInvitation(String(got)) === plainInvitation(afCode));
      return { reply: { name: maskOf(state, member), afCode: maybe(state, "inviter.afCode", isCode) } };
    },
  },
  bankAccountName: {
    says: "The bank tells whose an account is, the same at any time, to somebody whose registration has begun with a phone number.",
    ...about("7 Registration"),
    answers: ({ state, body: { bank, bankId, ticket } }) =>
      weighed([bankForm(bank), accountForm(state, bankId), begun(state, ticket), holder(state, bank, bankId)], {
        name: adopted(state, holderName(bank, bankId), anyText),
      }),
  },
} satisfies Partial<Rules>;

/** The same key makes no other member; it signs in again, or answers as before. */
function repeated(state: State, form: Form, { form: first, member }: Registered, reasons: Reasons): Expected<Opened> {
  if (first !== JSON.stringify(form)) {
    return { refused: ["key-reused", ...reasons.flatMap((reason) => reason?.codes ?? [])] };
  }
  const isKnown = (got: unknown) => member.sessions.some(({ tokens }) => tokens.some(({ text }) => text === got));
  const isOurs = hole(
    "a token of the member's",
    (got) => typeof got === "string" && (isKnown(got) || !state.adopted.has(`id token ${got}`)),
  );
  return {
    reply: { ...openedReply(state, member, form.deviceToken), token: isOurs, user: userPattern(state, member) },
    apply(opened) {
      if (!isKnown(opened.token)) hasSignedIn(state, member, form.deviceToken, opened);
    },
  };
}

/** Whether a registration must have begun, and for how long that counts, is the backend's choice. Ours asks for it. */
function begun(state: State, ticket: string | undefined): Reason {
  const at = chosenOr<number | undefined>(state, `begun with ${ticket}`, undefined);
  const codes = ["registration-not-started"];
  if (at === undefined) return refusedByChoice(state, "asks for a ticket", codes, ticket === undefined || undefined);
  const age = state.now - at;
  return refusedFrom(state, "age of a ticket", age, codes, age < MINUTE);
}
