import { checkRegistrationField, lookUpAccountName } from "../../../core/session/check-registration.ts";
import { checkStep, register as registerMember } from "../../../core/session/register.ts";
import type { RegistrationForm } from "../../../core/session/registration-form.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { BANKS, type BankCode, findBank } from "../../../core/wallet/banks.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { INTENT, needed, option, positional, quote, textOption } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { text } from "../../output/view.ts";
import type { Backend } from "../../runtime/backend.ts";
import { answerOf } from "../../runtime/money-outcome.ts";
import { CHOSEN_PASSWORD } from "../../runtime/read-passwords.ts";
import { untilInterrupted } from "../../runtime/until-interrupted.ts";
import { memberJson, memberView } from "./member-view.ts";
import { PASSWORD_STDIN } from "./password-stdin.ts";

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
    intent: INTENT,
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
