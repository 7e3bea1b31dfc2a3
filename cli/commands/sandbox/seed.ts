import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { needed, wholeNumber, withDefault } from "../../command-line/options.ts";
import type { Failure } from "../../output/failure.ts";
import type { Json } from "../../output/json.ts";
import { fields } from "../../output/view.ts";
import { partsOf, textOf, withSandbox } from "./with-sandbox.ts";

/** What a sandbox writes in one call takes seconds: so the command shows how far it is, and can stop. */
const MEMBER_DAYS_PER_CALL = 3000;
/** Every fourth member is invited by the one before in the same call. */
const GROUP = 4;

export const sandboxSeed = command({
  path: ["sandbox", "seed"],
  summary:
    "Write further members with realistic histories, up to yesterday; their password is that of the demo members",
  needs: ["sandbox"],
  examples: ["sanam sandbox seed --members 50 --days 30"],
  notes: [
    "Each history runs through the house's own rules. Members are player00001, player00002 and so on, and start behind",
    "those that are there. The same seed, number, days and moment make the same history. Ctrl-C stops between members.",
  ].join("\n"),
  options: {
    members: needed(wholeNumber("--members <n>", "how many members", { min: 1, max: 10_000 })),
    days: withDefault(wholeNumber("--days <n>", "how many days before today", { min: 1, max: 366 }), 30),
  },
  run: ({ members, days }, context) => {
    let stopped = false;
    void context.untilStopped().then(() => {
      stopped = true;
    });
    return withSandbox(context, async ({ change, progress }) => {
      const perCall = Math.max(1, Math.floor(MEMBER_DAYS_PER_CALL / days / GROUP) * GROUP);
      const begun = performance.now();
      const usernames: Json[] = [];
      let events = 0;
      let failure: Failure | undefined;
      while (usernames.length < members && !stopped) {
        const reply = await change("/seed", { members: Math.min(perCall, members - usernames.length), days });
        if (!reply.ok) {
          if (usernames.length === 0) return reply;
          failure = { ...reply.error, message: `${reply.error.message}; ${usernames.length} members were written` };
          break;
        }
        const { usernames: names, events: more } = partsOf(reply.value);
        if (!Array.isArray(names) || names.length === 0 || typeof more !== "number") {
          return err({ kind: "contract", message: "the sandbox does not say what it has written" });
        }
        usernames.push(...names);
        events += more;
        progress.show(`${usernames.length} of ${members} members, ${events} events`);
      }
      progress.end();
      if (stopped && usernames.length < members) {
        failure = { kind: "interrupted", message: `stopped: ${usernames.length} of ${members} members were written` };
      }
      const seconds = Math.max(0.001, (performance.now() - begun) / 1000);
      const [first, last] = [textOf(usernames[0]), textOf(usernames.at(-1))];
      const perSecond = Math.round((usernames.length / seconds) * 10) / 10;
      return ok({
        data: {
          members: usernames.length,
          days,
          events,
          first,
          last,
          membersPerSecond: perSecond,
          eventsPerSecond: Math.round(events / seconds),
        },
        view: [
          fields({
            Members: `${usernames.length}: ${first}${first === last ? "" : ` to ${last}`}`,
            Events: String(events),
            Rate: `${perSecond} members/s, ${Math.round(events / seconds)} events/s`,
          }),
        ],
        ...(failure && { failure }),
      });
    });
  },
});
