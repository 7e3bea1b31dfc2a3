import { SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { err, mapOk } from "../../../../core/shared/result.ts";
import type { LiveChange } from "../../../../core/site/live.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { textOption, wholeNumber, withDefault } from "../../../command-line/options.ts";
import { table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

const DEFAULT_PATIENCE_MS = 60 * SECOND_MS;

export const inboxWatch = command({
  path: ["inbox", "watch"],
  summary: "Follow the member's event stream for some seconds and list what changed",
  needs: ["member"],
  examples: [inMemory("sanam inbox watch --seconds 1")],
  options: {
    seconds: withDefault(wholeNumber("--seconds <count>", "how long", { min: 1, max: 3600 }), 10),
    after: textOption("--after <id>", "what came after an earlier answer: the value of its `lastId`"),
  },
  run: async ({ seconds, after }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { live, wait, lookForMs: patience = DEFAULT_PATIENCE_MS } = backend.value;
    const stop = new AbortController();
    const changes: LiveChange[] = [];
    let lastId = after;
    let opened = false;
    let heard = false;
    // The stream itself has no end, but its beginning must come in time.
    void wait(patience).then(() => {
      if (!heard) stop.abort();
    });
    const listened = await live.listen({
      lastId: after,
      signal: stop.signal,
      onOpen: () => {
        opened = true;
      },
      onBeat: () => {
        heard = true;
        if (!opened) return;
        opened = false;
        void wait(seconds * SECOND_MS).then(() => stop.abort());
      },
      onChanges: (reported, id) => {
        changes.push(...reported);
        lastId = id;
      },
    });
    if (listened.ok && !heard) {
      return err({ kind: "timed-out", message: `the event stream did not begin within ${patience / SECOND_MS} s` });
    }
    return mapOk(listened, () => ({
      data: { changes: changes.map(({ what, id }) => ({ what, id })), lastId },
      view: [
        table(
          ["Changed", "Request"],
          changes.map(({ what, id }) => [what, id ?? ""]),
          "Nothing changed.",
        ),
      ],
    }));
  },
});
