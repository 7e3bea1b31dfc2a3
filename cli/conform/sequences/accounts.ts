import { HOUR, MINUTE, SECOND } from "../../../contracts/model/bangkok.ts";
import type { BodyOf } from "../../../contracts/model/rule.ts";
import { newAccount } from "../engine/members.ts";
import type { Play, Sequence } from "../engine/sequence.ts";
import { around, asks, locks, tries } from "./acts.ts";
import { ADDRESS } from "./sessions.ts";

const NEW = "another-word-8";
const OTHER = "another-word-9";

/** A visitor who forgot the password. */
function forgetful(play: Play) {
  return {
    begin: async (account: string) => {
      const begun = await play.visits("beginRecovery", { body: { account } });
      return begun.ok ? begun.reply.ticket : "";
    },
    /** With each of these codes, one after another. */
    finish: async (ticket: string, codes: readonly string[], newPassword = NEW) => {
      for (const code of codes) await play.visits("recoverPassword", { body: { ticket, code, newPassword } });
    },
  };
}

const another = (code: string) => (code === "000000" ? "000001" : "000000");
const dashed = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3)}`;
const abroad = (phone: string) => `+66${phone.slice(1)}`;
/** Where the bank has no account. */
const nobodys = (bankId: string) => `1${bankId.slice(1, 6)}0000`;

/** A visitor's registrations, each with new values but for these. */
function registers(play: Play, key?: string) {
  return async (...forms: readonly Partial<BodyOf<"register">>[]) => {
    for (const form of forms) {
      const body = { ...newAccount(play.random), ...form };
      await play.visits("register", { body, ...(key !== undefined && { key }) });
    }
  };
}

/** Values that nobody may register, and values at the edge. */
const forms = (username: string, bankId: string): readonly Partial<BodyOf<"register">>[] => [
  ...["9lives", "ab", "x".repeat(40)].map((each) => ({ username: each })),
  ...["12345678", "abc-1", "zkvwqpx1", "zkvwqp1", `${"y".repeat(63)}1`, `${"y".repeat(64)}1`, "password1"].map(
    (password) => ({ password }),
  ),
  { username, password: `${username}1234567` },
  { name: "ชื่อเดียว" },
  ...["0212345678", "12"].map((phone) => ({ phone })),
  { bankName: "999" },
  ...["12", nobodys(bankId)].map((each) => ({ bankId: each })),
];

export const ACCOUNT_SEQUENCES: readonly Sequence[] = [
  {
    id: "sessions/registrations",
    sentence:
      "Nobody registers with another member's username, phone or account in any spelling, and a code brings a friend to its member.",
    async run(play) {
      const one = await play.member();
      const { username, phone, bank } = one.member;
      const code = await one.reads("affiliateCode");
      const afCode = code.ok ? code.reply.code : "";
      const fresh = newAccount(play.random);
      const register = registers(play);
      const checks = async (
        name: "checkPhone" | "checkUsername" | "checkBankId" | "inviter",
        ...values: readonly string[]
      ) => {
        for (const value of values) await play.visits(name, { params: { value, bankId: value, afCode: value } });
      };
      const spaced = `${phone.slice(0, 3)}-${phone.slice(3, 6)} ${phone.slice(6)}`;
      await register({ username: username.toUpperCase() }, { phone: abroad(phone) }, { phone: spaced });
      await register({ bankId: dashed(bank.bankId) }, { afCode: "NOCODE00" });
      await checks("checkPhone", phone, `0066${phone.slice(1)}`, `+66 ${phone}`, fresh.phone);
      await checks("checkPhone", "0712345678", "081234567", "08123456789");
      await checks("checkUsername", "1abc", username, username.toUpperCase(), ` ${username} `, fresh.username);
      await checks("checkUsername", "abc", "abcd1", "ab-cd");
      await checks("checkUsername", ...[3, 4, 20, 21].map((length) => fresh.username.repeat(2).slice(0, length)));
      await checks("checkBankId", "12x4567890", bank.bankId, fresh.bankId, `${fresh.bankId.slice(0, 5)} 67890`);
      await checks("checkBankId", ...[9, 10, 15, 16].map((length) => "98765432101234567".slice(0, length)));
      await checks("inviter", afCode, afCode.toLowerCase(), ` ${afCode.slice(0, 4)}-${afCode.slice(4)}`, "NOCODE00");
      await register({ name: "เพื่อน คนใหม่", afCode: afCode.toLowerCase() });
      await play.member({ inviter: one });
      await one.observe();
    },
  },
  {
    id: "sessions/forms",
    sentence: "A registration is refused for each field that nobody may have, and is kept in its plain form.",
    async run(play) {
      const { username, phone, bankId } = newAccount(play.random);
      await registers(play)(...forms(username, bankId));
      const name = "  สมชาย   ใจดี มาก ";
      const typed = `+66 ${phone.slice(1, 3)} ${phone.slice(3)}`;
      await registers(play)({ username: username.toUpperCase(), phone: typed, bankId: dashed(bankId), name });
      const session = play.state.members.find((member) => member.username === username)?.sessions[0];
      if (session) await play.actorOf(session).observe();
    },
  },
  {
    id: "sessions/registration-keys",
    sentence: "Under one key one member is registered, and what is sent again signs in again.",
    async run(play) {
      const underKey = registers(play, play.newKey());
      const body = newAccount(play.random);
      await underKey({ ...body, name: "ชื่อ" }, body);
      const [session] = play.state.members.find(({ username }) => username === body.username)?.sessions ?? [];
      if (!session) return;
      const one = play.actorOf(session);
      await play.grantLevel(one, 5);
      await underKey(body, { ...body, password: NEW }, {});
      await registers(play, play.newKey())(body);
      await registers(play)(body);
      await one.observe();
    },
  },
  {
    id: "sessions/bank-names",
    sentence: "The bank tells whose an account is to somebody whose registration has begun.",
    async run(play) {
      const { bankId, bankName: bank, phone } = newAccount(play.random);
      const asksFor = (body: Partial<BodyOf<"bankAccountName">>) =>
        play.visits("bankAccountName", { body: { bank, bankId, ...body } });
      const begin = async () => {
        const checked = await play.visits("checkPhone", { params: { value: phone } });
        return checked.ok && typeof checked.reply.ticket === "string" ? { ticket: checked.reply.ticket } : {};
      };
      for (const ticket of [{}, { ticket: play.newKey() }]) await asksFor(ticket);
      const ticket = await begin();
      for (const each of [bankId, dashed(bankId), nobodys(bankId), "12"]) await asksFor({ bankId: each, ...ticket });
      await asksFor({ bank: "999", ...ticket });
      await registers(play)({ bankId: nobodys(bankId) });
      await play.jump(play.state.now + HOUR);
      await asksFor(await begin());
    },
  },
  {
    id: "sessions/recovery",
    sentence: "A sent code sets a new password once and in its time, ends every session, and forgives wrong tries.",
    async run(play) {
      const one = await play.member();
      const { username, phone } = one.member;
      const second = await play.signsIn(one, "a new device");
      const { begin, finish } = forgetful(play);
      await begin(`nobody${username.slice(1)}`);
      const late = await begin(username);
      const lateCode = await play.sentCode(one, late);
      const lasts = Number(play.state.adopted.get("how long a recovery code works"));
      await play.pass(lasts);
      await finish(late, [lateCode]);
      await play.pass(2 * HOUR);
      const ticket = await begin(abroad(phone));
      const code = await play.sentCode(one, ticket);
      // A backend may send one code only.
      const next = (await begin(` ${dashed(phone)}`)) || undefined;
      const nextCode = next === undefined ? "000000" : await play.sentCode(one, next);
      await finish(next ?? "none", [code]);
      await finish(ticket, [another(code)]);
      await finish(play.newKey(), [code]);
      await play.pass(lasts - 1);
      await locks(play, one);
      for (const weak of ["short-1", "password1", `${username}1`]) await finish(ticket, [code], weak);
      await finish(ticket, [`${code.slice(0, 3)} ${code.slice(3)}`, code]);
      await finish(ticket, [code], OTHER);
      if (next !== undefined) await finish(next, [nextCode], OTHER);
      await asks(one, second);
      await tries(play, one, {});
      const back = await play.signsIn(one);
      await back.observe();
      await play.pass(2 * MINUTE);
      await finish(ticket, [code]);
    },
  },
  {
    id: "sessions/recovery-limits",
    sentence:
      "Codes that are asked for too often, and wrong codes, are refused alike for members and for names of nobody.",
    async run(play) {
      const [one, other] = [await play.member(), await play.member()];
      const { username } = one.member;
      const { begin, finish } = forgetful(play);
      const nobody = `nobody${username.slice(1)}`;
      const ticket = await begin(username);
      const code = await play.sentCode(one, ticket);
      const guesses = (count: number) => Array.from({ length: count }, () => another(code));
      for (const account of [username.toUpperCase(), other.member.phone, nobody, ` ${nobody}`]) {
        // Somewhere between the first and the eleventh, anybody has asked too often.
        for (let nth = 0; nth < 11; nth += 1) await begin(account);
      }
      for (const name of [username, nobody]) {
        const { until = 0 } = Object(play.state.adopted.get(`asks for a code of ${name}`));
        if (until > play.state.now) await around(play, until, [1500, 1, 0], () => begin(name));
      }
      // Nobody's: an earlier run may have guessed at one that is always the same.
      const stray = play.newKey();
      for (const each of [stray, ticket]) await finish(each, guesses(4));
      await finish(ticket, [code], "password1");
      await finish(stray, guesses(3));
      await finish(ticket, [...guesses(7), code]);
      await play.pass(30 * SECOND);
      await finish(ticket, [code]);
      await one.observe();
    },
  },
  {
    id: "sessions/addresses",
    sentence:
      "A change of the address leaves the parts that it does not name as they are, and is refused for a wrong part.",
    async run(play) {
      const one = await play.member();
      const key = play.newKey();
      await play.grantLevel(one, 6);
      await one.observe();
      const { postcode: _postcode, ...partial } = ADDRESS;
      await one.does("changeAddress", { body: partial });
      await one.does("changeAddress", { body: ADDRESS, key });
      await one.does("changeAddress", { body: { line: "  2   ถนนสุขุมวิท " } });
      for (const line of [ADDRESS.line, "3 ถนนสุขุมวิท"])
        await one.does("changeAddress", { body: { ...ADDRESS, line }, key });
      const parts = ["recipient", "line", "subdistrict", "district", "province"];
      for (const body of [
        ...parts.flatMap((part) => [{ [part]: "  " }, { [part]: `บ้าน ${part}` }]),
        ...["0212345678", "081234567", "021234567", "0998765432"].map((phone) => ({ phone })),
        ...["01234", "99999"].map((postcode) => ({ postcode })),
      ]) {
        await one.does("changeAddress", { body });
      }
      await one.observe();
    },
  },
  {
    id: "sessions/language",
    sentence: "The language that a member chose last is told with the profile and at a sign-in on another device.",
    async run(play) {
      const one = await play.member();
      for (const language of ["en", "en", "th", "en"] as const) {
        await one.does("chooseLanguage", { body: { language } });
        await tries(play, one, {});
      }
      await one.observe();
    },
  },
];
