import { DAY_MS, HOUR_MS } from "../../../core/shared/bangkok-time.ts";
import { deviates, notChecked, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { ROW_NAMES, rowOf } from "../engine/rows.ts";
import { atOnce, launchOf, roundOf, successes } from "./steps.ts";

const LONGEST_DAYS = 90;
const NEW_PASSWORD = "cool-season-8";

const MEMBER_READS = ROW_NAMES.filter((name) => {
  const { auth, effect, streams } = rowOf(name);
  return auth === "member" && effect === "read" && streams !== true && name !== "ranking";
});

export const SESSIONS_LAWS: readonly Law[] = [
  {
    id: "sessions/closed-device-is-out",
    sentence: "A device that is signed out from another one is out at once, and only that one.",
    needs: ["writes"],
    rows: ["devices", "signOutDevice"],
    async run({ member }) {
      const one = await member();
      const [second, third] = [await one.signIn(), await one.signIn()];
      const { items } = await second.get("devices");
      same("the devices", 3, items.length);
      const id = items.find(({ current }) => current)?.id ?? notChecked("no device is the current one");
      await one.get("signOutDevice", { body: { id } });
      const statuses = async () => [
        (await one.ask("user")).status,
        (await second.ask("user")).status,
        (await third.ask("user")).status,
      ];
      same("the sessions after one was closed", [200, 401, 200], await statuses());
      await one.get("signOutDevice", { body: {} });
      same("the sessions after all others were closed", [200, 401, 401], await statuses());
    },
  },
  {
    id: "sessions/daily-session-ends",
    sentence: "A session with one token ends after 90 days at the latest, also when it is used every day.",
    needs: ["writes", "clock"],
    rows: ["user"],
    async run({ member, clock }) {
      const one = await member();
      for (let hours = 0; hours < LONGEST_DAYS * 24; hours += 20) {
        await clock.advance(20 * HOUR_MS);
        const { ok, status } = await one.ask("user");
        if (ok) continue;
        if (status !== 401) deviates("GET /api/auth/user/{uuid}", "the member, or 401 after the end", status);
        return;
      }
      deviates("a session that is used every day", `an end within ${LONGEST_DAYS} days`, "none");
    },
  },
  {
    id: "sessions/launch-ends-with-its-session",
    sentence: "A game that was opened by a session ends with it: nobody plays after the sign-out.",
    needs: ["writes", "funds"],
    rows: ["openGame", "logout", "playRound"],
    async run({ member, visitor }) {
      const one = await member({ credit: 10_000 });
      const launchId = await launchOf(one);
      const round = await roundOf(visitor, launchId);
      await one.get("logout");
      await visitor.refused("gameTable", { body: { launchId } }, "launch-over");
      await visitor.refused("playRound", round, "launch-over");
    },
  },
  {
    id: "sessions/one-password-change-of-many",
    sentence:
      "Of six changes of one password at the same time exactly one happens, and its password is the one that works.",
    needs: ["writes", "concurrency"],
    rows: ["changePassword", "login"],
    async run({ member, visitor, newKey }) {
      const one = await member();
      const passwords = Array.from({ length: 6 }, (_, number) => `cool-season-${number}-of-many`);
      const change = (number: number) => {
        const next = passwords[number] ?? "";
        return { oldPassword: one.password, newPassword: next, confirmPassword: next };
      };
      const answers = await atOnce(passwords.length, (number) =>
        one.ask("changePassword", { body: change(number), key: newKey() }),
      );
      same("the changes that happened", 1, successes(answers));
      const password = passwords[answers.findIndex(({ ok }) => ok)] ?? "";
      await visitor.get("login", { body: { username: one.username, password } });
    },
  },
  {
    id: "sessions/password-change-ends-sessions",
    sentence:
      "A changed password ends every other session at once; the old password no longer works, and the new one does.",
    needs: ["writes"],
    rows: ["changePassword", "login", "user"],
    async run({ member, visitor }) {
      const one = await member();
      const others = [await one.signIn(), await one.signIn()];
      const change = { oldPassword: one.password, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      await one.refused("changePassword", { body: { ...change, oldPassword: "not-the-password-1" } }, "password-wrong");
      for (const other of others) await other.get("user");
      await one.get("changePassword", { body: change });
      for (const other of others) same("another session after the change", 401, (await other.ask("user")).status);
      const { username } = one;
      await visitor.refused("login", { body: { username, password: one.password } }, "credentials-wrong");
      await visitor.get("login", { body: { username, password: NEW_PASSWORD } });
    },
  },
  {
    id: "sessions/sign-out-ends-a-session",
    sentence: "After a sign-out no call accepts the session's token, and the member's other session goes on.",
    needs: ["writes"],
    rows: ["logout", ...MEMBER_READS],
    async run({ member }) {
      const one = await member();
      const other = await one.signIn();
      await one.get("logout");
      for (const name of MEMBER_READS) {
        same(`the status of ${name}`, 401, (await one.ask(name)).status);
      }
      same("a withdrawal's status", 401, (await one.ask("withdraw", { body: { amount: 1 } })).status);
      await other.get("user");
    },
  },
  {
    id: "sessions/unused-session-ends",
    sentence:
      "A session that nobody uses ends by itself, after 90 days at the latest, and a sign-in begins another one; after an hour it still lasts.",
    needs: ["writes", "clock"],
    rows: ["login", "user", "getCredit"],
    async run({ member, clock }) {
      const one = await member();
      await clock.advance(HOUR_MS);
      await one.get("user");
      await clock.advance(LONGEST_DAYS * DAY_MS);
      same(`the status of a call after ${LONGEST_DAYS} days`, 401, (await one.ask("user")).status);
      const balance = await one.ask("getCredit", { body: { balanceType: "credit" } });
      same(`the status of another call after ${LONGEST_DAYS} days`, 401, balance.status);
      await (await one.signIn()).get("user");
      same("the ended session after a sign-in", 401, (await one.ask("user")).status);
    },
  },
];
