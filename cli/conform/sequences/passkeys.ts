import { MINUTE } from "../../../contracts/model/bangkok.ts";
import { forge } from "../../../contracts/model/challenges.ts";
import { createAuthenticator, type Lies } from "../engine/passkey.ts";
import type { Play, Sequence } from "../engine/sequence.ts";
import { untilLocked, WRONG } from "./acts.ts";
import { byApp, byPasskey, byRecovery, type Holder, newHolder, SITE, signsIn } from "./holder.ts";

/** So long a challenge may be signed in a house of ours. */
const LIFE = 5 * MINUTE;

/** A phone in the member's hand, which makes passkeys and signs with them. */
function phone({ state }: Play) {
  const authenticator = createAuthenticator(SITE);
  /** What the browser makes of options. The model is told what it cannot see. */
  const made = (how: "create" | "sign", options: string | undefined, lies: Lies = {}) => {
    const credential = options === undefined ? "{}" : authenticator[how](options, lies);
    return lies.badSignature ? forge(state, credential) : credential;
  };
  const begins = async (one: Holder) => {
    const begun = await one.reads("beginPasskey", { body: { password: one.member.password, origin: SITE } });
    return begun.ok ? begun.reply.options : undefined;
  };
  const challenge = async (one: Holder) => {
    const asked = await one.reads("passkeyChallenge");
    return asked.ok ? asked.reply.options : undefined;
  };
  return {
    begins,
    challenge,
    creates: (options: string | undefined, lies?: Lies) => made("create", options, lies),
    signs: (options: string | undefined, lies?: Lies) => byPasskey(made("sign", options, lies)),
    adds: (one: Holder, credential: string, name = "phone") => one.does("addPasskey", { body: { name, credential } }),
    /** From begin to end. */
    addsNew: async (one: Holder, name: string, lies?: Lies) =>
      one.does("addPasskey", { body: { name, credential: made("create", await begins(one), lies) } }),
    confirms: async (one: Holder) => one.confirms(byPasskey(made("sign", await challenge(one)))),
  };
}

const EVIL = { origin: "https://evil.example" };

export const PASSKEY_SEQUENCES: readonly Sequence[] = [
  {
    id: "factors/passkeys",
    sentence:
      "A passkey is added, confirms a session, signs in and is removed; a challenge works once, for one purpose of one session.",
    async run(play) {
      const [one, two] = [await newHolder(play, { credit: 100_000 }), await newHolder(play)];
      const { begins, challenge, creates, signs, adds, addsNew, confirms } = phone(play);
      const { password, factors } = one.member;
      const id = (nth = 0) => factors.passkeys[nth]?.id ?? "none";
      for (const origin of ["no origin", "https://no-site.example"]) {
        await one.reads("beginPasskey", { body: { password, origin } });
      }
      await one.does("beginPasskey", { body: { password: WRONG, origin: SITE } });
      await one.does("passkeyChallenge");
      const other = await signsIn(play, one);
      const options = await begins(one);
      if (options === undefined || !other) return;
      await adds(one, "{}");
      const theirs = creates(await begins(other));
      await other.begins();
      const credential = creates(options);
      for (const each of [other, two]) await adds(each, credential);
      for (const lies of [EVIL, { type: "webauthn.get" }]) await adds(one, creates(options, lies));
      for (const name of ["phone", "again"]) await adds(one, credential, name);
      await begins(one);
      await adds(other, theirs);
      await other.turnsOn(other.code());
      await one.removes(id());
      await one.begins();
      await one.withdraws(1);
      await one.confirms(byApp("123456"));
      const asked = await challenge(one);
      await one.confirms(signs(asked, EVIL), signs(asked, { badSignature: true }));
      const right = signs(asked);
      await other.confirms(right);
      await signsIn(play, one, right);
      await one.confirms(right, right, byPasskey("{}"), signs(asked, { type: "webauthn.create" }));
      for (const each of [one, other]) await each.withdraws(1);
      await adds(one, credential, "again");
      await addsNew(one, "again", { id: id() });
      await addsNew(one, "laptop");
      // What is to make a passkey confirms nothing.
      await one.confirms(signs(await begins(one), { id: id() }));
      await play.pass(1);
      await two.removes(id());
      // A sign-in names what a passkey must sign in its refusal.
      const refused = await play.visits("login", { body: { username: one.member.username, password } });
      const toSign = refused.ok ? undefined : refused.facts["passkeyOptions"];
      if (typeof toSign !== "string") return;
      await one.confirms(signs(toSign));
      const signed = signs(toSign);
      for (let nth = 1; nth <= 2; nth += 1) await signsIn(play, one, signed);
      await one.turnsAppOn();
      const [first, second] = [id(0), id(1)];
      for (let nth = 1; nth <= 2; nth += 1) await one.removes(first);
      await confirms(one);
      await one.turnsOff(signs(await challenge(one)));
      await one.turnsOff(byRecovery(factors.recoveryCodes[0]));
      await one.withdraws(2);
      await one.removes(second);
      for (const each of [one, other]) await each.withdraws(3);
      await adds(one, credential);
      await signsIn(play, one);
    },
  },
  {
    id: "factors/passkeys-and-their-limits",
    sentence:
      "A challenge lasts as long for everybody, a member has as many passkeys as any other, and staff end them, too.",
    async run(play) {
      const [one, two] = [await newHolder(play), await newHolder(play)];
      const { begins, challenge, creates, signs, adds, addsNew, confirms } = phone(play);
      const passkey = ({ member }: Holder, nth: number) => member.factors.passkeys[nth]?.id;
      const since = play.state.now;
      const [forOne, forTwo] = [await begins(one), await begins(two)];
      if (forOne === undefined || forTwo === undefined) return;
      await play.to(since + LIFE - 1);
      await adds(one, creates(forOne));
      await play.to(since + LIFE);
      await adds(two, creates(forTwo));
      await addsNew(two, "1");
      const [early, late] = [signs(await challenge(one)), signs(await challenge(two))];
      const from = play.state.now;
      await play.to(from + LIFE - 1);
      await one.confirms(early);
      await play.to(from + LIFE);
      await two.confirms(late);
      await confirms(two);
      await one.turnsAppOn();
      for (const each of [one, two]) {
        for (let nth = 2; nth <= 12; nth += 1) {
          const { ok } = await addsNew(each, `phone ${nth}`);
          if (!ok) break;
        }
      }
      await untilLocked(
        play,
        () => two.member.factors.codeTries,
        () => two.confirms(byPasskey("{}")),
      );
      await play.resetsFactors(one, MINUTE);
      await one.removes(passkey(one, 3));
      for (const each of [one, two]) await play.resetsFactors(each, MINUTE);
      await two.removes(passkey(two, 3));
      await play.resetsFactors(two, 2 * MINUTE);
      await addsNew(two, "last");
      await play.resetsFactors(two, MINUTE);
      await play.pass(MINUTE);
      await one.does("passkeyChallenge");
      await confirms(two);
      await addsNew(one, "new");
    },
  },
];
