import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import { addressChange } from "../../../core/session/change-address.ts";
import { passwordChange } from "../../../core/session/change-password.ts";
import { ADDRESS_FIELDS, type Address, type Member } from "../../../core/session/model.ts";
import { beginRecovery, recoverPassword } from "../../../core/session/recover-password.ts";
import {
  checkRegistrationField,
  checkStep,
  lookUpAccountName,
  register as registerMember,
} from "../../../core/session/register.ts";
import type { RegistrationForm } from "../../../core/session/registration-form.ts";
import { proofOf } from "../../../core/session/second-factor/second-factors.ts";
import { refreshMember, signIn, signOut } from "../../../core/session/session-state.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { BANKS, type BankCode, findBank } from "../../../core/wallet/banks.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { choice, flag, needed, option, positional, quote, SENDING, textOption } from "../../command-line/options.ts";
import { type Failure, notSignedIn, usage } from "../../output/failure.ts";
import type { Answer } from "../../output/print.ts";
import { type Block, fields, isoOf, type JsonObject, moment, text } from "../../output/view.ts";
import type { Backend } from "../../runtime/backend.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { CHOSEN_PASSWORD, NEW_PASSWORD, PASSWORD, RECOVERY_CODE, SECOND_FACTOR } from "../../runtime/read-passwords.ts";
import { answerOf, runMoneyCommandAt, untilInterrupted } from "../../runtime/run-money-command.ts";

export const PASSWORD_STDIN = flag("--password-stdin", "read passwords from stdin, one per line");

function memberJson(member: Member): JsonObject {
  const { id, username, name, phone, level, levelId, points, creditLevelId, bankAccount, address, joinedAt } = member;
  const { language } = member;
  return {
    id,
    username,
    name,
    phone,
    level,
    levelId,
    points,
    creditLevelId: creditLevelId ?? null,
    bank: bankAccount
      ? { code: bankAccount.bank, name: bankAccount.bankName, accountNumber: bankAccount.accountNumber }
      : null,
    address: address ? { ...address } : null,
    joinedAt: isoOf(joinedAt),
    language: language ?? null,
  };
}

function memberView({ username, name, phone, level, levelId, points, bankAccount, joinedAt, language }: Member): Block {
  return fields({
    Username: username,
    Name: name,
    Phone: phone,
    Level: `${level} (id ${levelId})`,
    Points: String(points),
    Bank: bankAccount ? `${bankAccount.bankName} ${bankAccount.accountNumber}` : "-",
    Joined: moment(joinedAt),
    Language: language ?? "-",
  });
}

export const sessionLogin = command({
  path: ["session", "login"],
  summary: "Sign in and save the session in the profile",
  needs: ["target"],
  exits: [4],
  examples: [
    "sanam session login gold",
    inMemory("SANAM_PASSWORD=demo1234 sanam session login gold --output json"),
    `printf '%s\\n' "$PASSWORD" | sanam session login gold --password-stdin`,
  ],
  notes:
    "The password comes from a prompt, --password-stdin or SANAM_PASSWORD, never from an argument.\n" +
    "A member with a second factor is asked for a code; it may come from SANAM_SECOND_FACTOR or --code-stdin.",
  options: {
    username: needed(positional(textOption("--username <name>", "the member's user name"))),
    passwordStdin: PASSWORD_STDIN,
    codeStdin: flag("--code-stdin", "with --password-stdin: read the second factor's code from a second line"),
  },
  run: async ({ username, passwordStdin, codeStdin }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const wanted = passwordStdin && codeStdin ? [PASSWORD, SECOND_FACTOR] : [PASSWORD];
    const passwords = await context.readPasswords(wanted, passwordStdin);
    if (!passwords.ok) return passwords;
    const [password = "", codeOfStdin] = passwords.value;
    let session = await signIn(backend.value, { username, password });
    if (!session.ok && session.error.kind === "refusal" && session.error.code === "second-factor-required") {
      const codes = codeOfStdin === undefined ? await context.readPasswords([SECOND_FACTOR], false) : ok([codeOfStdin]);
      if (!codes.ok) return codes;
      const [code = ""] = codes.value;
      session = await signIn(backend.value, { username, password, secondFactor: proofOf(code) });
    }
    return mapOk(session, ({ member }) => ({
      data: memberJson(member),
      view: [text(`Signed in at ${backend.value.targetName}.`), memberView(member)],
    }));
  },
});

export const sessionLogout = command({
  path: ["session", "logout"],
  summary: "Sign out here and at the backend; not an error when nobody is signed in",
  needs: ["target"],
  examples: [inMemory("sanam session logout")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const { sessionStorage, targetName } = backend.value;
    const username = sessionStorage.read()?.member.username;
    if (username === undefined) {
      return ok({ data: { signedOut: false, username: null }, view: [text(`Nobody is signed in at ${targetName}.`)] });
    }
    await signOut(backend.value);
    return ok({ data: { signedOut: true, username }, view: [text(`${username} is signed out at ${targetName}.`)] });
  },
});

export const sessionWhoami = command({
  path: ["session", "whoami"],
  summary: "Show the signed-in member as the backend knows it",
  needs: ["member"],
  examples: [inMemory("sanam session whoami")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const member = await refreshMember(backend.value);
    if (!member.ok) return member;
    if (!member.value) return err(notSignedIn("the session has ended"));
    return ok({ data: memberJson(member.value), view: [memberView(member.value)] });
  },
});

export const sessionRegister = command({
  path: ["session", "register"],
  summary: "Open an account and sign in; both steps of the form are checked first",
  needs: ["target"],
  examples: [
    inMemory(
      "SANAM_PASSWORD=demo1234 sanam session register newcomer --phone 0891112222 --bank 004 --account 1112223334",
    ),
    "sanam session register newcomer --phone 0891112222 --bank kbank --account 1112223334 --inviter GOLD8888",
  ],
  notes: `Banks: ${BANKS.map(({ code, abbreviation }) => `${code} ${abbreviation}`).join(", ")}.`,
  options: {
    username: needed(positional(textOption("--username <name>", "4 to 20 letters and digits"))),
    phone: needed(textOption("--phone <number>", "a Thai mobile number")),
    bank: needed(bankOption("--bank <bank>", "the bank's code, abbreviation or Thai name")),
    account: needed(textOption("--account <number>", "the bank account's number")),
    name: textOption("--name <name>", "the account holder's name (default: the bank is asked)"),
    inviter: textOption("--inviter <code>", "the invitation code of a member"),
    team: textOption("--team <team>", "the campaign's team"),
    marketing: textOption("--marketing <name>", "the campaign's marketing name; only together with --team"),
    acceptTerms: textOption("--accept-terms <version>", "the version of terms and privacy policy that is accepted"),
    passwordStdin: PASSWORD_STDIN,
    intent: SENDING.intent,
  },
  run: async (options, context) => {
    const { username, phone, bank, account, name, inviter, team, marketing, passwordStdin, intent } = options;
    if ((team === undefined) !== (marketing === undefined))
      return err(usage("--team and --marketing can only be used together"));
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const passwords = await context.readPasswords([CHOSEN_PASSWORD], passwordStdin);
    if (!passwords.ok) return passwords;
    const [password = ""] = passwords.value;
    const typed: RegistrationForm = {
      username,
      phone,
      bank,
      accountNumber: account,
      name: name ?? "",
      inviterCode: inviter ?? "",
      consentVersion: options.acceptTerms ?? "",
      password,
      confirmPassword: password,
    };
    // An intent that is sent again may have made the account: the checks would call its own name taken.
    const form = intent === undefined ? await checked(backend.value, typed) : await resumed(backend.value, typed);
    if (!form.ok) return form;
    const key = intent ?? context.newIntent();
    const campaign = team !== undefined && marketing !== undefined ? { team, marketing } : undefined;
    return untilInterrupted(context, backend.value, key, async ({ backend: { session, ...rest }, hooks, onSend }) => {
      const register: typeof session.register = (...sent) => {
        onSend();
        return session.register(...sent);
      };
      const outcome = await registerMember(
        { ...rest, session: { ...session, register } },
        { form: form.value, key, ...hooks, ...(campaign && { campaign }) },
      );
      return answerOf(outcome, key, ({ member }) => ({
        data: { ...memberJson(member), intent: key },
        view: [text(`Registered and signed in at ${backend.value.targetName}.`), memberView(member)],
      }));
    });
  },
});

type Filled = Result<RegistrationForm, Problem>;

async function checked(backend: Backend, typed: RegistrationForm): Promise<Filled> {
  const [first] = await checkStep(backend, 1, typed);
  if (first) return err(first);
  const form = await named(backend, typed);
  if (!form.ok) return form;
  const [second] = await checkStep(backend, 2, form.value);
  return second ? err(second) : form;
}

async function resumed(backend: Backend, typed: RegistrationForm): Promise<Filled> {
  // The backend may want a checked phone number before it names an account; whether the number is taken does not matter.
  if (typed.name === "") await checkRegistrationField(backend, "phone", typed);
  return named(backend, typed);
}

async function named(backend: Backend, typed: RegistrationForm): Promise<Filled> {
  if (typed.name !== "") return ok(typed);
  const name = await lookUpAccountName(backend, typed);
  return name.ok ? ok({ ...typed, name: name.value }) : name;
}

function bankOption(flags: string, about: string) {
  return option(flags, about, (typed): Result<BankCode, Failure> => {
    const bank = findBank(typed);
    return bank === undefined ? err(usage(`${flags}: there is no bank ${quote(typed)}`)) : ok(bank);
  });
}

export const sessionChangePassword = command({
  path: ["session", "change-password"],
  summary: "Change the password of the signed-in member",
  needs: ["member"],
  examples: [
    "sanam session change-password",
    `printf '%s\\n%s\\n' "$OLD" "$NEW" | sanam session change-password --password-stdin`,
  ],
  notes:
    "Both passwords come from a prompt, from SANAM_PASSWORD and SANAM_NEW_PASSWORD,\n" +
    "or with --password-stdin from two lines of stdin: first the current one, then the new one.",
  options: { passwordStdin: PASSWORD_STDIN, ...SENDING },
  run: async ({ passwordStdin, ...sending }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const wanted = [{ ...PASSWORD, label: "Current password" }, NEW_PASSWORD];
    const passwords = await context.readPasswords(wanted, passwordStdin);
    if (!passwords.ok) return passwords;
    const [oldPassword = "", newPassword = ""] = passwords.value;
    const { username } = backend.value.member;
    return runMoneyCommandAt(backend.value, context, sending, {
      action: passwordChange(username, { oldPassword, newPassword, confirmPassword: newPassword }),
      ask: undefined,
      again: {},
      answer: (_, key) => ({
        data: { changed: true, username, intent: key },
        view: [text(`The password of ${username} is changed.`)],
      }),
    });
  },
});

export const sessionRecoverBegin = command({
  path: ["session", "recover", "begin"],
  summary: "Have a code sent to the phone of a member who forgot the password",
  needs: ["target"],
  examples: [inMemory("sanam session recover begin gold"), "sanam session recover begin 0812345678"],
  notes: "The answer is the same when there is no such member. A sandbox shows the code: sanam sandbox codes.",
  options: { account: needed(positional(textOption("--account <name>", "the phone number or the user name"))) },
  run: async ({ account }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await beginRecovery(backend.value, account), ({ ticket, expiresInMs }) => ({
      data: { ticket, expiresInMs },
      view: [
        text("If there is such a member, a code was sent to the phone. Go on with:"),
        text(`sanam session recover finish ${ticket}`),
      ],
    }));
  },
});

export const sessionRecoverFinish = command({
  path: ["session", "recover", "finish"],
  summary: "Set a new password with the code that was sent, and end all sessions of the member",
  needs: ["target"],
  examples: ["sanam session recover finish TICKET"],
  notes:
    "Code and password come from a prompt, from SANAM_RECOVERY_CODE and SANAM_NEW_PASSWORD, or with --password-stdin\n" +
    "from two lines of stdin. A member with a second factor is asked for it, too; it may come from SANAM_SECOND_FACTOR.",
  options: {
    ticket: needed(positional(textOption("--ticket <text>", "what `session recover begin` answered"))),
    passwordStdin: PASSWORD_STDIN,
  },
  run: async ({ ticket, passwordStdin }, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    const typed = await context.readPasswords([RECOVERY_CODE, NEW_PASSWORD], passwordStdin);
    if (!typed.ok) return typed;
    const [code = "", newPassword = ""] = typed.value;
    const recovery = { ticket, code, newPassword, confirmPassword: newPassword };
    let recovered = await recoverPassword(backend.value, recovery);
    if (!recovered.ok && recovered.error.kind === "refusal" && recovered.error.code === "second-factor-required") {
      const codes = await context.readPasswords([SECOND_FACTOR], false);
      if (!codes.ok) return codes;
      const [shown = ""] = codes.value;
      recovered = await recoverPassword(backend.value, { ...recovery, secondFactor: proofOf(shown) });
    }
    return mapOk(recovered, () => ({
      data: { recovered: true },
      view: [text("The password is set, and all sessions have ended. Sign in with it.")],
    }));
  },
});

export const sessionAddress = command({
  path: ["session", "address"],
  summary: "Show the delivery address, or change the given parts of it",
  needs: ["member"],
  examples: [inMemory("sanam session address"), inMemory("sanam session address --postcode 10110")],
  options: {
    recipient: textOption("--recipient <name>", "the recipient's name"),
    phone: textOption("--phone <number>", "the phone number for the carrier"),
    line: textOption("--line <text>", "house number and street"),
    subdistrict: textOption("--subdistrict <name>", "khwaeng or tambon"),
    district: textOption("--district <name>", "khet or amphoe"),
    province: textOption("--province <name>", "province, in Thai"),
    postcode: textOption("--postcode <digits>", "five digits"),
    ...SENDING,
  },
  run: async ({ intent, isNew, ...change }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    if (ADDRESS_FIELDS.every((field) => change[field] === undefined)) {
      return mapOk(await backend.value.addresses.address(), (address) => addressAnswer(address));
    }
    return runMoneyCommandAt(
      backend.value,
      context,
      { intent, isNew },
      {
        action: addressChange(change),
        ask: undefined,
        answer: (saved, intent) => addressAnswer(saved, { intent }),
      },
    );
  },
});

function addressAnswer(saved: Address | undefined, more: JsonObject = {}): Answer {
  if (!saved) return { data: { address: null }, view: [text("No address was given yet.")] };
  return {
    data: { address: { ...saved }, ...more },
    view: [
      fields({
        Recipient: saved.recipient,
        Phone: saved.phone,
        Line: saved.line,
        Subdistrict: saved.subdistrict,
        District: saved.district,
        Province: saved.province,
        Postcode: saved.postcode,
      }),
    ],
  };
}

export const sessionLanguage = command({
  path: ["session", "language"],
  summary: "Keep the member's language in the account, for every device without a choice of its own",
  needs: ["member"],
  examples: [inMemory("sanam session language en")],
  options: { language: needed(positional(choice("--language <code>", "the language", LANGUAGES))) },
  run: async ({ language }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.session.chooseLanguage(language), () => ({
      data: { language },
      view: [text(`The account's language is ${language}.`)],
    }));
  },
});
