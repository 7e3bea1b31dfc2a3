import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { flag, needed, option, quote, textOption, wholeNumber, withDefault } from "../../command-line/options.ts";
import { durationOption } from "../../flow/control.ts";
import { usage } from "../../output/failure.ts";
import { FLOW_FILES, SET, SKIPPED_TAGS, TAGS } from "./flow-options.ts";

export const flowLoad = command({
  path: ["flow", "load"],
  summary: "Run flows again and again with many members at once, measure them, and check the laws afterwards",
  needs: [],
  exits: [3, 4, 5, 6, 7],
  examples: [
    "sanam flow load wallet --members 50 --for 60s --target memory",
    "sanam flow load deposit/transfer withdraw/paid --sandbox --members 20 --for 30s",
    "sanam flow load wallet/ledger --target http://127.0.0.1:4600 --members 50 --for 2m --ramp 20s --max-p95 300ms --html load.html",
  ],
  notes: `Each virtual member runs the flows one after the other, with new members each time where the flow makes them. The set-up is
done once. Afterwards the books of every member are read back: ledger and credit, keys, requests. One failed step, one
broken law or a limit that is passed is a failure. For tests only: never on a production backend.`,
  options: {
    files: FLOW_FILES,
    sandbox: flag("--sandbox", "run on a sandbox of this process behind HTTP, instead of --target"),
    members: withDefault(
      wholeNumber("--members <count>", "virtual members at the same time", { min: 1, max: 500 }),
      10,
    ),
    for: needed(durationOption("--for <time>", "how long flows begin, such as 60s; those that began run to their end")),
    ramp: durationOption("--ramp <time>", "over which time the members begin"),
    rate: wholeNumber("--rate <count>", "so many flows begin in a second, as far as the members can", {
      min: 1,
      max: 10_000,
    }),
    tags: TAGS,
    skipTags: SKIPPED_TAGS,
    set: SET,
    maxErrorRate: withDefault(
      option("--max-error-rate <share>", "how many steps may fail, such as 1%", (text) => {
        const percent = /^(\d{1,3}(?:\.\d{1,4})?)%$/.exec(text.trim())?.[1];
        const share = percent === undefined ? Number.NaN : Number(percent) / 100;
        return share <= 1 ? ok(share) : err(usage(`--max-error-rate takes a share such as 0.5%, not ${quote(text)}`));
      }),
      0,
      "0%",
    ),
    maxP95: durationOption("--max-p95 <time>", "in which time 95 of 100 calls must be done, such as 300ms"),
    html: textOption("--html <file>", "write a report as one HTML page with charts"),
    json: textOption("--json <file>", "write a report as JSON"),
  },
  run: async ({ files, sandbox, tags = [], skipTags = [], set = new Map(), ...rest }, context) => {
    const { members, for: forMs, ramp = 0, rate, maxErrorRate, maxP95, html, json } = rest;
    if (forMs < 100) return err(usage("--for takes at least 100ms"));
    if (ramp > forMs) return err(usage("--ramp is longer than --for, so some members would never begin"));
    const ran = await context.loadFlows({
      files,
      tags,
      skippedTags: skipTags,
      inputs: set,
      ownSandbox: sandbox,
      plan: { members, forMs, rampMs: ramp, rate },
      limits: { maxErrorRate, maxP95Ms: maxP95 },
      html,
      json,
    });
    if (!ran.ok) return ran;
    return (await import("./load-answer.ts")).loadAnswer(ran.value);
  },
});
