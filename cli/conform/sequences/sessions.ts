import { HOUR, MINUTE } from "../../../contracts/model/bangkok.ts";
import type { Actor, Move, Sequence } from "../engine/sequence.ts";
import { around, asks, locks, tries, untilLocked, WRONG } from "./acts.ts";
import { moveOfOne, pick } from "./pick.ts";

export const ADDRESS = {
  recipient: "สมาชิก ทดสอบ",
  phone: "0812345678",
  line: "1 ถนนสุขุมวิท",
  subdistrict: "คลองเตย",
  district: "คลองเตย",
  province: "กรุงเทพมหานคร",
  postcode: "10110",
};

/** Changes the password to each of these, with the right old one if it is not said otherwise. */
async function changes(
  one: Actor,
  passwords: readonly string[],
  more: { readonly oldPassword?: string; readonly confirmPassword?: string; readonly key?: string } = {},
): Promise<void> {
  const { key, ...given } = more;
  for (const newPassword of passwords) {
    const body = { oldPassword: one.member.password, newPassword, confirmPassword: newPassword, ...given };
    await one.does("changePassword", { body, ...(key !== undefined && { key }) });
  }
}

/** A device of the member's list; empty where there is none. */
async function deviceOf(one: Actor, nth = 0): Promise<string> {
  return (await devicesOf(one))[nth] ?? "";
}

async function devicesOf(one: Actor): Promise<readonly string[]> {
  const list = await one.reads("devices");
  return list.ok ? list.reply.items.map(({ id }) => id) : [];
}

/** How long strangers wait. */
const lockOf = ({ member }: Actor) => member.signInTries.get("")?.lockedUntil ?? 0;
const at = (actor: Actor) => ({ deviceToken: actor.session().deviceToken });
const NEW = "another-word-8";

export const SESSION_SEQUENCES: readonly Sequence[] = [
  {
    id: "sessions/devices",
    sentence:
      "Each sign-in is a session of its device; a sign-out ends one, and a device that is signed out is out at once.",
    async run(play) {
      const [one, other] = [await play.member(), await play.member()];
      const signsOut = (actor: Actor, id?: string) =>
        actor.does("signOutDevice", { body: id === undefined ? {} : { id } });
      await play.pass(2 * MINUTE);
      const phone = await play.signsIn(one, "a new device");
      await play.pass(2 * MINUTE);
      const again = await play.signsIn(phone);
      const tablet = await play.signsIn(one, "a new device");
      await play.pass(3 * HOUR);
      await asks(phone);
      for (const each of [one, phone, again, tablet]) await each.observe();
      await again.does("logout");
      await asks(again, phone, one, tablet);
      await phone.observe();
      const another = await deviceOf(one, 1);
      await signsOut(other, another);
      for (const id of [await deviceOf(other), "no-device", another]) await signsOut(one, id);
      await asks(one, phone, tablet, other);
      await play.pass(2 * MINUTE);
      const laptop = await play.signsIn(one, "a new device");
      await signsOut(laptop);
      await asks(one, phone, tablet, laptop, other);
      await laptop.observe();
      await play.signsIn(phone);
      // A device with two sessions goes as one, also with the other one that asks.
      await play.pass(2 * HOUR);
      const twin = await play.signsIn(laptop);
      const computer = await play.signsIn(one, "a new device");
      const computerTwin = await play.signsIn(computer);
      await play.pass(2 * HOUR);
      for (const each of [computer, twin]) await each.does("devices");
      await signsOut(twin);
      await asks(twin, laptop, computer, computerTwin);
      const back = await play.signsIn(computer);
      const backTwin = await play.signsIn(back);
      await twin.observe();
      const own = await deviceOf(twin);
      await signsOut(twin, await deviceOf(back));
      await asks(back, backTwin, twin, laptop);
      // It is a stranger now, and waits with all others.
      await locks(play, one);
      await tries(play, one, at(back), at(twin));
      await play.to(lockOf(one) + MINUTE);
      await tries(play, one, { deviceToken: "no-device-of-anybody" }, at(other));
      await signsOut(twin, own);
      await asks(twin, laptop);
      for (const name of ["user", "userDetail"] as const)
        await other.reads(name, { params: { uuid: one.member.uuid } });
    },
  },
  {
    id: "sessions/passwords",
    sentence: "The old password changes to a new one once, and every other session ends with it.",
    async run(play) {
      const one = await play.member();
      const two = await play.signsIn(one, "a new device");
      const { username, password: old, factors } = one.member;
      await changes(one, [NEW], { oldPassword: WRONG });
      await changes(one, [NEW], { confirmPassword: "another-word-9" });
      await changes(one, [old]);
      const key = play.newKey();
      for (let nth = 1; nth <= 2; nth += 1) await changes(one, [NEW], { key, oldPassword: old });
      await asks(one, two);
      // Only this device is known any more, and waits on its own.
      await locks(play, one);
      await tries(play, one, at(one), at(two));
      await play.to(lockOf(one) + MINUTE);
      await play.signsIn(one);
      await play.signsIn(one, "a new device");
      await tries(play, one, { password: old });
      // Made again without its key, it changes nothing.
      await changes(one, [NEW], { oldPassword: old });
      await changes(one, ["short-1", "only-letters", "0123456789", "password1", "qwerty123"]);
      await changes(
        one,
        ["1", "1234567", "12345678"].map((rest) => `${username.toUpperCase()}${rest}`),
      );
      await changes(one, [`${Array.from(username).reverse().join("")}1`, `${"x".repeat(63)}12`]);
      const other = await play.member();
      const guessOf = (each: Actor, nth = 0) => changes(each, [`another-word-${nth}`], { oldPassword: WRONG });
      const guess = (nth: number) => guessOf(one, nth);
      const end = await untilLocked(play, () => factors.passwordTries, guess);
      await tries(play, one, {});
      await changes(one, ["another-word-80"]);
      await guessOf(other);
      await around(play, end, [1500, 0], () => changes(one, ["another-word-80"]));
      await one.observe();
    },
  },
  {
    id: "sessions/wrong-passwords",
    sentence:
      "Wrong passwords make this person wait in every spelling of the name, nobody else, and a device that the member knows waits on its own.",
    async run(play) {
      const [one, other] = [await play.member(), await play.member()];
      const { username } = one.member;
      const upper = username.toUpperCase();
      const wrong = { password: WRONG };
      const times = <T>(count: number, ...items: readonly T[]) => Array.from({ length: count }, () => items).flat();
      const lock = await locks(play, one, [username, upper, ` ${username}`]);
      await tries(play, one, { username: upper });
      await tries(play, other, {});
      await tries(play, one, at(one));
      if (lock > play.state.now) {
        await around(play, lock, [1500, 1000, 999, 1], () => tries(play, one, {}));
        await play.to(lock);
        await tries(play, one, wrong);
        await play.to(Math.max(lockOf(one), play.state.now));
      }
      await tries(play, one, {}, ...times(4, wrong), {}, wrong);
      const nobody = `nobody${username.slice(1)}`;
      const spellings = [nobody.toUpperCase(), nobody].map((each) => ({ ...wrong, username: each }));
      await tries(play, one, ...times(4, ...spellings).slice(1));
      // A device that the member knows has wrong ones of its own.
      await tries(play, other, ...times(5, { ...wrong, ...at(other) }), at(other), {});
    },
  },
];

const MOST_DEVICES = 8;

const WORDS = ["rainy-season-7", "cool-season-8", "hot-season-9"] as const;

export const SESSION_MOVES: readonly Move[] = [
  moveOfOne("a member changes the address", (play, one) => {
    const line = pick(play, ["  ", `${play.random(99)} ถนนสุขุมวิท`]);
    return one.does("changeAddress", { body: pick(play, [{ ...ADDRESS, line }, { line }, { postcode: "01234" }]) });
  }),
  moveOfOne("somebody mistypes a member's password", (play, one) => {
    const { username } = one.member;
    return tries(play, one, { password: WRONG, username: pick(play, [username, username.toUpperCase()]) });
  }),
  moveOfOne("a member signs in", async (play, one) => {
    const known = [one.session().deviceToken, ...one.member.devices];
    // How many devices a member may have is nobody's promise.
    const deviceToken = pick(play, known.length < MOST_DEVICES ? [undefined, ...known] : known);
    const isIn = await tries(play, one, { deviceToken });
    const session = one.member.sessions.at(-1);
    if (isIn && session) await play.asks(session, "devices");
  }),
  moveOfOne("a session of a member goes on, with any of its tokens, or ends", async (play, one, actors) => {
    const isHeld = new Set(actors.map((each) => each.session()));
    const others = one.member.sessions.filter((session) => !isHeld.has(session));
    const session = pick(play, others);
    const token = pick(play, session?.tokens ?? []);
    if (!session || !token) return;
    session.token = token.text;
    await play.asks(session, pick(play, ["user", "devices", "user", "logout"] as const));
  }),
  moveOfOne("a member signs devices out", async (play, one) => {
    const id = pick(play, [undefined, ...(await devicesOf(one)).slice(1)]);
    await one.does("signOutDevice", { body: id === undefined ? {} : { id } });
  }),
  moveOfOne("a member changes the password", (play, one) => {
    const oldPassword = pick(play, [one.member.password, WRONG]);
    return changes(one, [pick(play, WORDS)], { oldPassword });
  }),
  moveOfOne("somebody asks for a code and guesses it", async (play, { member }) => {
    const account = pick(play, [member.phone, member.username, `nobody${member.username.slice(1)}`]);
    const begun = await play.visits("beginRecovery", { body: { account } });
    const ticket = begun.ok ? begun.reply.ticket : play.newKey();
    await play.visits("recoverPassword", { body: { ticket, code: "no code", newPassword: pick(play, WORDS) } });
  }),
  moveOfOne("a visitor asks what is free", async (play, { member: { username, phone, bank } }) => {
    const value = pick(play, [username, username.toUpperCase(), `${username}x`]);
    await play.visits("checkUsername", { params: { value } });
    const number = pick(play, [phone, `+66${phone.slice(1)}`, `07${phone.slice(2)}`]);
    await play.visits("checkPhone", { params: { value: number } });
    await play.visits("checkBankId", { params: { bankId: pick(play, [bank.bankId, ` ${bank.bankId}`]) } });
  }),
];
