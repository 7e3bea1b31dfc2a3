import { instant, SECOND_MS, toIso } from "../../../core/shared/bangkok-time.ts";
import { err, mapOk } from "../../../core/shared/result.ts";
import { INBOX_GROUPS, type InboxItem } from "../../../core/site/inbox.ts";
import type { LiveChange } from "../../../core/site/model.ts";
import { plainText } from "../../../core/site/support-text.ts";
import { command, inMemory } from "../../command-line/command.ts";
import {
  choice,
  flag,
  nextPage,
  PAGING,
  positional,
  textOption,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { fields, moment, money, table, yesNo } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

function inboxItemJson({ at, ...item }: InboxItem) {
  return { ...item, at: toIso(at) };
}

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

export const inboxSeen = command({
  path: ["inbox", "seen"],
  summary: "Mark one item of the inbox as read, or everything up to now; may be repeated",
  needs: ["member"],
  examples: [inMemory("sanam inbox seen"), "sanam inbox seen ITEM_ID --dismiss"],
  options: {
    id: positional(textOption("--id <id>", "the item (default: everything up to now)")),
    dismiss: flag("--dismiss", "the item is a notice: close it, too"),
  },
  run: async ({ id, dismiss }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { inbox, clock } = backend.value;
    const ids = id === undefined ? [] : [id];
    // The backend's clock may be ahead of this machine's: the newest item says how far at least.
    const newest = id === undefined ? await inbox.inbox({ group: undefined, cursor: undefined, limit: 1 }) : undefined;
    if (newest && !newest.ok) return newest;
    const now = instant(Math.max(clock(), newest?.value.items[0]?.at ?? 0));
    const unread = await inbox.changeInbox({
      seenUpTo: id === undefined ? now : undefined,
      seenIds: ids,
      dismissedIds: dismiss ? ids : [],
    });
    return mapOk(unread, (count) => ({ data: { unread: count }, view: [fields({ Unread: String(count) })] }));
  },
});

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
