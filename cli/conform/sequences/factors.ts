import { DAY, MINUTE } from "../../../contracts/model/bangkok.ts";
import { STEP_MS } from "../../../contracts/model/totp.ts";
import { ofKind } from "../../../contracts/model/wallet/requests.ts";
import type { Move, Play, Sequence } from "../engine/sequence.ts";
import { around, untilLocked, WRONG } from "./acts.ts";
import { byApp, byRecovery, codeOf, type Holder, holderOf, newHolder, nextProof, SITE, signsIn } from "./holder.ts";
import { moveOfOne, pick } from "./pick.ts";

/** So long a secret waits in a house of ours, and staff's reset in a sequence. */
const WAIT = 15 * MINUTE;
const RESET = 5 * MINUTE;

export const FACTOR_SEQUENCES: readonly Sequence[] = [
  {
    id: "factors/an-app-from-begin-to-end",
    sentence:
      "An authenticator app is begun with the password, turned on with a code, and turned off with both; each code works once.",
    async run(play) {
      const [one, two] = [await newHolder(play, { credit: 100_000 }), await newHolder(play, { credit: 100_000 })];
      await one.turnsOn("123456", "12345");
      await one.confirms(byApp("123456"), byApp("12345"));
      for (const password of [undefined, WRONG]) await one.turnsOff(byApp("123456"), password);
      await one.begins(WRONG);
      const earlier = await one.begins();
      const secret = await one.begins();
      const code = (steps?: number) => codeOf(play, secret, steps);
      const app = (steps?: number) => byApp(code(steps));
      await two.turnsOn(code());
      await one.turnsOn(codeOf(play, earlier), one.wrongCode(), "12 34 5", "1234567");
      const other = await signsIn(play, one);
      await one.turnsOn(code(-1).replace(/^.../, "$& - "));
      await one.begins();
      await one.turnsOn(code(1), one.wrongCode());
      const key = play.newKey();
      for (const each of [one, two]) await each.withdraws(100, key);
      await one.confirms(...[-1, -2, 2, 3, 0, 0].map(app));
      for (const amount of [100, 100, 101]) await one.withdraws(amount, key);
      await other?.withdraws(100);
      await other?.confirms(app(-1));
      await one.begins();
      for (const proof of [undefined, one.wrong(), app()]) await signsIn(play, one, proof);
      const later = await signsIn(play, one, app(1));
      await later?.withdraws(1);
      await play.pass(2 * STEP_MS - 1);
      await two.confirms(app());
      await one.turnsOff(app(), WRONG);
      for (const proof of [one.wrong(), app(), app(1)]) await one.turnsOff(proof);
      await one.confirms(app(1));
      await other?.withdraws(1);
      await one.turnsAppOn();
      for (const each of [one, later]) await each?.withdraws(1);
    },
  },
  {
    id: "factors/a-confirmation-ends",
    sentence:
      "A confirmation ends at the moment that its reply names. Withdrawals, retries and a new password ask again then, and go on under their keys after another.",
    async run(play) {
      const one = await newHolder(play, { credit: 100_000 });
      const { password } = one.member;
      const confirms = async () => {
        await one.confirms(await nextProof(play, one));
        return one.session().confirmedUntil;
      };
      await one.turnsAppOn();
      const other = await signsIn(play, one, await nextProof(play, one));
      for (const each of [one, other]) await each?.withdraws(10);
      const [request] = ofKind(one.member, "withdrawal");
      const until = await confirms();
      if (request) await play.decides("reject", request);
      const retry = { body: { id: request?.id ?? "none" }, key: play.newKey() };
      const [forWithdrawal, forChange] = [play.newKey(), play.newKey()];
      const changes = (oldPassword: string, key: string) =>
        one.does("changePassword", {
          body: { oldPassword, newPassword: "rainy-season-8", confirmPassword: "rainy-season-8" },
          key,
        });
      const asksForAll = async () => {
        await one.withdraws(20, forWithdrawal);
        await one.does("retryWithdraw", retry);
        await changes(password, forChange);
      };
      await play.to(until - 1);
      await one.withdraws(1);
      await play.to(until);
      await asksForAll();
      await changes(WRONG, play.newKey());
      await one.begins();
      await other?.does("retryWithdraw", retry);
      await confirms();
      await asksForAll();
      await asksForAll();
      await play.pass(MINUTE);
      const later = await confirms();
      await play.to(later - MINUTE);
      await confirms();
      await play.to(later);
      await one.withdraws(1);
      await signsIn(play, one, await nextProof(play, one));
      // So long that the session has another token.
      for (let day = 1; day <= 8; day += 1) await play.pass(DAY);
      await one.withdraws(1);
      await confirms();
      await one.withdraws(1);
    },
  },
  {
    id: "factors/recovery-codes",
    sentence: "Each recovery code works once in any spelling and for its own member; new ones end the earlier ones.",
    async run(play) {
      const [one, two] = [await newHolder(play), await newHolder(play)];
      const { password } = one.member;
      const [first = "", second = "", third, fourth] = await one.turnsAppOn();
      const [theirs] = await two.turnsAppOn();
      const spelled = [first.toUpperCase().replace(/.{4}/g, "$& "), second.replace(/.{3}/g, "$&-")];
      for (const code of [theirs, "no code", `${first}a`, spelled[0], first]) await one.confirms(byRecovery(code));
      await signsIn(play, one, byRecovery(first));
      const other = await signsIn(play, one, byRecovery(spelled[1]));
      await other?.does("beginPasskey", { body: { password, origin: SITE } });
      await signsIn(play, one, byRecovery(second));
      await one.turnsOff(byRecovery(third), WRONG);
      for (const code of [second, third, fourth]) await one.turnsOff(byRecovery(code));
      await play.pass(STEP_MS);
      const [fresh] = await one.turnsAppOn();
      for (const code of [fourth, fresh]) await one.confirms(byRecovery(code));
      await two.confirms(byRecovery(theirs));
      await two.observe();
    },
  },
  {
    id: "factors/wrong-codes-are-limited",
    sentence:
      "Whoever tries too many wrong codes or passwords waits until the moment that is told, with right ones, too; a right one begins the count anew.",
    async run(play) {
      const [one, two, three] = [await newHolder(play), await newHolder(play), await newHolder(play)];
      const codes = ({ member }: Holder) => member.factors.codeTries;
      const guesses = (each: Holder, act: () => Promise<unknown> = () => each.confirms(each.wrong())) =>
        untilLocked(play, () => codes(each), act);
      const [saved, last] = (await one.turnsAppOn()).map(byRecovery);
      await two.turnsAppOn();
      if (!saved || !last) return;
      const until = await guesses(one);
      await one.confirms(one.app(1));
      await one.turnsOff(saved);
      await signsIn(play, one, saved);
      await two.confirms(two.app(1));
      await around(play, until, [1500, 1], () => one.confirms(saved));
      await play.to(until);
      await one.confirms(one.wrong(), saved);
      await play.to(codes(one).lockedUntil);
      await one.confirms(saved);
      for (let nth = 1; nth <= 3; nth += 1) for (const each of [one, two]) await each.confirms(each.wrong());
      await signsIn(play, one, one.wrong());
      await one.confirms(last);
      await guesses(one);
      await guesses(two, () => two.turnsOff(two.wrong()));
      const passwords = () => three.member.factors.passwordTries;
      const end = await untilLocked(play, passwords, () => three.begins(WRONG));
      await three.begins();
      await three.turnsOff(byApp("123456"));
      await two.begins();
      await around(play, end, [1, 0], () => three.begins());
      await guesses(three, () => three.turnsOn(three.wrongCode()));
      await three.turnsOn(three.code());
      await play.to(codes(three).lockedUntil);
      await three.turnsOn(three.code());
    },
  },
  {
    id: "factors/a-secret-waits",
    sentence: "A secret waits as long for its first code with everybody.",
    async run(play) {
      const [one, two] = [await newHolder(play), await newHolder(play)];
      const since = play.state.now;
      for (const each of [one, two]) await each.begins();
      await play.to(since + WAIT - 1);
      await one.turnsOn(one.code());
      await play.to(since + WAIT);
      await two.turnsOn(two.code(), two.code());
      await play.pass(WAIT);
      await two.turnsOn(two.code(), two.wrongCode());
      await two.begins();
      await play.pass(WAIT - 1);
      await two.turnsOn(two.code());
    },
  },
  {
    id: "factors/staff-end-them",
    sentence:
      "Staff end all factors after a wait that another request does not move; whoever shows a factor before stops it, and no session ends.",
    async run(play) {
      const one = await newHolder(play, { credit: 10_000 });
      const [two, three] = [await newHolder(play), await newHolder(play)];
      const all = [one, two, three];
      await play.resetsFactors(one, RESET);
      for (const each of all) await each.turnsAppOn();
      const [saved, another] = two.member.factors.recoveryCodes;
      const since = play.state.now;
      for (const each of all) await play.resetsFactors(each, RESET);
      await play.pass(MINUTE);
      for (const each of all) await play.resetsFactors(each, each === one ? 1 : undefined);
      await one.withdraws(1);
      await one.confirms(one.wrong());
      await signsIn(play, two);
      const other = await signsIn(play, two, byRecovery(saved));
      await three.turnsOff(three.app());
      await play.to(since + RESET - 1);
      const late = one.app(1);
      await one.withdraws(1);
      await play.to(since + RESET);
      await one.reads("secondFactor");
      await one.withdraws(1);
      await one.confirms(late);
      await play.resetsFactors(one, RESET);
      await signsIn(play, one);
      await two.begins();
      await play.resetsFactors(two);
      await two.confirms(byRecovery(another));
      for (const [each, waitMs] of [[two], [three, 0]] as const) await play.resetsFactors(each, waitMs);
      await three.turnsAppOn();
      await play.resetsFactors(three, 0);
      await three.reads("level");
      await three.observe();
      const due = two.member.factors.reset?.dueAt ?? 0;
      await play.to(due - 1);
      await play.to(due);
      await other?.observe();
      await two.turnsAppOn();
    },
  },
];

/** A right or a wrong one, or one that was used. */
function anyProof(play: Play, one: Holder) {
  const { recoveryCodes, oldCodes } = one.member.factors;
  return pick(play, [one.app(), one.app(1), one.wrong(), ...[...recoveryCodes, ...oldCodes].map(byRecovery)]);
}

export const FACTOR_MOVES: readonly Move[] = [
  moveOfOne("a member turns an app on", async (play, actor) => {
    const one = holderOf(play, actor);
    await one.begins();
    await one.turnsOn(pick(play, [one.code(), one.code(1), one.wrongCode()]));
  }),
  moveOfOne("a member confirms the session", (play, actor) => {
    const one = holderOf(play, actor);
    return one.confirms(anyProof(play, one));
  }),
  moveOfOne("a member turns the app off", (play, actor) => {
    const one = holderOf(play, actor);
    return one.turnsOff(anyProof(play, one));
  }),
  moveOfOne("staff end a member's factors after a while", (play, actor) =>
    play.resetsFactors(actor, pick(play, [MINUTE, DAY, undefined])),
  ),
];
