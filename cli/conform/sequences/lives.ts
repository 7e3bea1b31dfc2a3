import { DAY, HOUR, MINUTE, SECOND } from "../../../contracts/model/bangkok.ts";
import type { SessionState } from "../../../contracts/model/state.ts";
import { notChecked } from "../engine/findings.ts";
import type { Actor, Play, Sequence } from "../engine/sequence.ts";
import { tries } from "./acts.ts";

/** A session that nobody uses unless the sequence does. */
async function opens(play: Play, one: Actor, deviceToken?: string): Promise<SessionState> {
  await tries(play, one, { deviceToken });
  return one.member.sessions.at(-1) ?? notChecked("the member cannot sign in");
}

const LONGEST_DAYS = 90;
/** What a backend may have chosen for a session that nobody uses. */
const UNUSED = [HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 21 * DAY, 30 * DAY];

/** Uses it until another token came with a reply; undefined where none comes. */
async function renews(play: Play, session: SessionState): Promise<string | undefined> {
  const before = session.tokens.length;
  for (let nth = 0; nth < 40 && session.tokens.length === before; nth += 1) {
    await play.jump(play.state.now + 6 * HOUR);
    await play.asks(session, "user");
  }
  return session.tokens.length === before ? undefined : session.token;
}

/** Asks with each of these tokens, one after another. */
async function asksWith(
  { asks }: Play,
  session: SessionState,
  tokens: readonly (string | undefined)[],
  name: "user" | "devices" | "logout" = "user",
): Promise<void> {
  for (const token of tokens) {
    session.token = token ?? session.token;
    await asks(session, name);
  }
}

/** Opens so many sessions of one device, a millisecond apart, and looks at the devices in the latest. */
async function opensMany(play: Play, count: number) {
  const one = await play.member();
  const opened: SessionState[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    await play.jump(play.state.now + 1);
    opened.push(await opens(play, one, one.session().deviceToken));
  }
  const latest = opened.at(-1) ?? one.session();
  await play.asks(latest, "devices");
  return { opened, latest };
}

/** One session ends with a new password; one that nobody used for a month was over before the next new password. */
async function outlives(play: Play): Promise<void> {
  const one = await play.member();
  const { deviceToken } = one.session();
  for (const [newPassword, days] of [
    ["month-of-rain-1", 0],
    ["month-of-wind-2", 30],
  ] as const) {
    const left = await opens(play, one, deviceToken);
    await play.jump(play.state.now + days * DAY);
    const fresh = await play.signsIn(one);
    const body = { oldPassword: one.member.password, newPassword, confirmPassword: newPassword };
    await fresh.does("changePassword", { body });
    await play.asks(left, "user");
  }
}

export const LIFE_SEQUENCES: readonly Sequence[] = [
  {
    id: "sessions/how-long-they-live",
    sentence:
      "A session that is used daily and one that nobody uses end at times that are the same for everybody, within 90 days.",
    async run(play) {
      const [one, two] = [await play.member(), await play.member()];
      /** One of each at a time: the one a moment before it, the other at it. */
      const asksAround = async (early: SessionState, late: SessionState, at: number) => {
        await play.jump(at - 1);
        await play.asks(early, "user");
        await play.jump(at);
        await play.asks(late, "user");
      };
      const begin = play.state.now;
      const [early, late] = [await opens(play, one), await opens(play, two)];
      for (let day = 1; day <= LONGEST_DAYS + 1 && !early.ended && !late.ended; day += 1) {
        await asksAround(early, late, begin + day * DAY);
      }
      const again = play.state.now;
      const unused: (readonly [number, SessionState, SessionState])[] = [];
      for (const time of UNUSED.filter((each) => each < again - begin)) {
        unused.push([again + time, await opens(play, one), await opens(play, two)]);
      }
      await two.observe();
      for (const [at, before, after] of unused) {
        await asksAround(before, after, at);
        await play.asks(two.session(), "devices");
      }
      await play.signsIn(one, "a new device");
      for (const each of [one, two]) await each.observe();
      await outlives(play);
    },
  },
  {
    id: "sessions/another-token",
    sentence:
      "Another token comes with a reply; the old one works until the new one is used and about a minute longer, and all end with their session.",
    async run(play) {
      const one = await play.member();
      for (const minutes of [0, 1]) {
        const session = await opens(play, one);
        const old = session.token;
        const next = await renews(play, session);
        if (next === undefined) return;
        await asksWith(play, session, [old]);
        await play.jump(play.state.now + 40 * MINUTE);
        await asksWith(play, session, [old], "devices");
        const used = play.state.now;
        await asksWith(play, session, [next]);
        for (const after of [0, 10 * SECOND - 1, MINUTE - 1, MINUTE, 10 * MINUTE + 1 + minutes]) {
          await play.jump(used + after);
          await asksWith(play, session, [old, next]);
        }
      }
      // Two that wait for their first use.
      const session = await opens(play, one);
      const old = session.token;
      if ((await renews(play, session)) === undefined) return;
      await play.jump(play.state.now + 2 * HOUR);
      await asksWith(play, session, [old]);
      const [, second, third] = session.tokens.map(({ text }) => text);
      await asksWith(play, session, [second, third, second, old]);
      await asksWith(play, session, [second], "logout");
      await asksWith(play, session, [second, third, old]);
    },
  },
  {
    id: "sessions/many-at-once",
    sentence: "The oldest session may end when there are many; the list has all others.",
    async run(play) {
      const { opened, latest } = await opensMany(play, 22);
      for (const session of opened) await play.asks(session, "user");
      await play.asks(latest, "devices");
      await play.asks(latest, "signOutDevice", { body: {} });
      for (const session of opened.slice(18)) await play.asks(session, "user");
      await opensMany(play, 21);
    },
  },
];
