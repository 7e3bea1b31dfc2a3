import { mapOk } from "../../../../core/shared/result.ts";
import { INBOX_GROUPS } from "../../../../core/site/inbox.ts";
import { plainText } from "../../../../core/site/plain-text.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { choice } from "../../../command-line/options.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import { fields, moment, money, table, yesNo } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { inboxItemJson } from "./inbox-item-json.ts";

export const inboxList = command({
  path: ["inbox", "list"],
  summary: "List ended requests, gifts and announcements, newest first, and the open notices",
  needs: ["member"],
  examples: [inMemory("sanam inbox list"), inMemory("sanam inbox list --limit 5 --output json")],
  options: { group: choice("--group <name>", "only one group", INBOX_GROUPS), ...PAGING },
  run: async ({ group, limit, cursor }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.inbox.inbox({ group, limit, cursor }), (page) => ({
      data: {
        items: page.items.map(inboxItemJson),
        next: page.next,
        unread: page.unread,
        notices: page.notices.map(inboxItemJson),
      },
      view: [
        fields({ Unread: String(page.unread), Notices: page.notices.map(({ id }) => id).join(", ") || "none" }),
        table(
          ["Id", "At", "Topic", "Unread", "Amount>", "Reference", "Details"],
          page.items.map(({ id, at, topic, unread, amountSatang, reference, title, reason, body }) => [
            id,
            moment(at),
            topic,
            yesNo(unread),
            amountSatang === undefined ? "" : money(amountSatang),
            reference,
            [title, reason, ...plainText(body ?? "")].filter(Boolean).join(": "),
          ]),
          "The inbox is empty.",
        ),
        ...nextPage(page),
      ],
    }));
  },
});
