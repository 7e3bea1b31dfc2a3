import { instant } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { flag, positional, textOption } from "../../../command-line/options.ts";
import { fields } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

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
