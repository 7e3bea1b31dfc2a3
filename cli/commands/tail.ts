import { mapOk } from "../../core/shared/result.ts";
import { command } from "../command-line/command.ts";
import { flag, momentOption, textOption } from "../command-line/options.ts";
import { isoOf, type JsonObject, moment, text } from "../output/view.ts";
import type { ShownEvent } from "../runtime/watch.ts";

export const tail = command({
  path: ["tail"],
  summary: "Follow a house's journal in plain words",
  needs: ["journal"],
  examples: [
    "sanam tail --data .data",
    "sanam tail --data .data --since 2026-11-20T12:00:00+07:00 --no-follow --output json",
  ],
  notes: [
    "Without --data, the journal is the database of SANAM_DATABASE_URL. Houses may run meanwhile. Times are those of the",
    "house's clock. With --output ndjson, each event is one line of JSON; --output json needs --no-follow.",
  ].join("\n"),
  streams: true,
  options: {
    data: textOption("--data <folder>", "the folder of the journal, instead of a database"),
    since: momentOption("--since <time>", "also what has happened since this time"),
    member: textOption("--member <username>", "only what happens to this member"),
    noFollow: flag("--no-follow", "end after what has happened; all of it without --since"),
  },
  run: async ({ data, since, member, noFollow }, context) => {
    const opened = await context.openTail({ dataDir: data, since, member, follows: !noFollow });
    return mapOk(opened, ({ events, follow }) => ({
      data: { events: events.map(dataOf) },
      view: events.map((event) => text(lineOf(event))),
      lines: events.map(dataOf),
      ...(follow && {
        afterwards: () =>
          follow((news) => {
            for (const event of news) context.print({ line: lineOf(event), data: dataOf(event) });
          }),
      }),
    }));
  },
});

function lineOf(event: ShownEvent): string {
  return `${moment(event.at)}  ${event.text}`;
}

function dataOf({ at, type, memberId, member, text: sentence, amountSatang, request }: ShownEvent): JsonObject {
  return {
    at: isoOf(at),
    type,
    member: memberId === undefined ? null : member,
    memberId,
    text: sentence,
    amountSatang,
    request,
  };
}
