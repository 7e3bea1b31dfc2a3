import { DAY_MS, parseInstant } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { choice, flag, needed, positional, textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { listOf, partsOf, textOf } from "../../output/reply-parts.ts";
import { fields, type Json, moment, table, text } from "../../output/view.ts";
import { withSandbox } from "./with-sandbox.ts";

const DEMO_USERNAMES = ["silver", "gold", "platinum", "diamond", "vip"] as const;
const DEMO_PASSWORD = "demo1234";

export const sandboxServe = command({
  path: ["sandbox", "serve"],
  summary: "Serve a sandbox house until it is stopped; without --data its journal is in memory",
  needs: [],
  examples: ["sanam sandbox serve", "sanam sandbox serve --port 4601 --data .sandbox --seed 7"],
  notes: "The answer is printed when the house is ready. Ctrl-C or a termination signal stops it.",
  options: {
    port: withDefault(wholeNumber("--port <n>", "0 takes any free port", { min: 0, max: 65_535 }), 4600),
    host: withDefault(textOption("--host <name>", "the address to listen on"), "127.0.0.1"),
    data: textOption("--data <folder>", "the folder of the journal, which then survives a restart"),
    seed: wholeNumber("--seed <n>", "another number creates other members and histories", { min: 0, max: 2 ** 31 - 1 }),
    games: wholeNumber("--games <n>", "the number of games in the lobby; the fixed list is always included", {
      min: 1,
      max: 20_000,
    }),
    payBonuses: flag("--pay-bonuses", "every deposit of a bonus period earns its bonus by itself, without turnover"),
    payRefunds: flag("--pay-refunds", "the loss of a day is refunded ten minutes after it"),
  },
  run: async ({ port, host, data, seed, games, payBonuses, payRefunds }, context) => {
    const stopped = context.untilStopped();
    const house = await context.serveSandbox({ port, host, dataDir: data, seed, games, payBonuses, payRefunds });
    if (!house.ok) return house;
    const { url, sandboxToken, close } = house.value;
    return ok({
      data: {
        url,
        dataDir: data ?? null,
        sandboxToken: sandboxToken ?? null,
        accounts: DEMO_USERNAMES.map((username) => ({ username, password: DEMO_PASSWORD })),
      },
      view: [
        fields({
          "Sandbox house": url,
          Journal: data ?? "in memory",
          Accounts: DEMO_USERNAMES.join(", "),
          Password: DEMO_PASSWORD,
          ...(sandboxToken === undefined ? {} : { "X-Sandbox-Token": sandboxToken }),
        }),
        text(`Try: SANAM_PASSWORD=${DEMO_PASSWORD} sanam session login gold --target ${url}`),
      ],
      afterwards: async () => {
        await stopped;
        context.say("Stopping …");
        await close();
      },
    });
  },
});

export const sandboxReset = command({
  path: ["sandbox", "reset"],
  summary: "Delete everything of the sandbox, and write the demo members again; ordered faults end, the clock stays",
  needs: ["sandbox"],
  examples: ["sanam sandbox reset --seed 7"],
  notes: "Refused for houses that share a database.",
  options: {
    seed: wholeNumber("--seed <n>", "another number creates other members and histories", { min: 0, max: 2 ** 31 - 1 }),
  },
  run: ({ seed }, context) =>
    withSandbox(context, async ({ change }) => {
      const reply = await change("/reset", { seed });
      if (!reply.ok) return reply;
      const { seed: now, clock } = partsOf(reply.value);
      return ok({
        data: { seed: now ?? null, clock: clock ?? null },
        view: [text(`The sandbox has only the demo members of seed ${textOf(now)}.`)],
      });
    }),
});

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

export const sandboxCodes = command({
  path: ["sandbox", "codes"],
  summary: "Show the codes that were sent to phones, newest first",
  needs: ["sandbox"],
  examples: ["sanam sandbox codes"],
  options: {},
  run: (_, context) =>
    withSandbox(context, async ({ read }) => {
      const reply = await read("/codes");
      if (!reply.ok) return reply;
      const codes = listOf(reply.value);
      const rows = codes.map(({ at, phone, code }) => [moment(parseInstant(textOf(at))), textOf(phone), textOf(code)]);
      return ok({ data: codes, view: [table(["At", "Phone", "Code"], rows, "No code was sent.")] });
    }),
});

export const sandboxBackOffice = command({
  path: ["sandbox", "back-office"],
  summary: "Show or set who decides requests: the sandbox after some time, or `staff approve` and `reject`",
  needs: ["sandbox"],
  examples: ["sanam sandbox back-office", "sanam sandbox back-office waiting"],
  options: {
    mode: positional(choice("--mode <mode>", "who decides", ["automatic", "waiting"])),
    after: durationOption("--after <time>", "with automatic: how long each decision takes; 3s by default"),
  },
  run: ({ mode, after }, context) => {
    if (after !== undefined && mode !== "automatic") return err(usage("--after needs automatic"));
    if (after !== undefined && after > DAY_MS) return err(usage("--after takes at most 1d"));
    return withSandbox(context, async ({ read, change }) => {
      const reply =
        mode === undefined ? await read("") : await change("/back-office", { mode, ...(after && { afterMs: after }) });
      if (!reply.ok) return reply;
      const { backOffice = reply.value } = partsOf(reply.value);
      const { mode: now, afterMs } = partsOf(backOffice);
      const said =
        now === "automatic"
          ? `Requests are decided automatically, ${Number(afterMs) / 1000} s after each step.`
          : "Requests wait for a decision.";
      return ok({ data: { mode: textOf(now), ...(afterMs !== undefined && { afterMs }) }, view: [text(said)] });
    });
  },
});
