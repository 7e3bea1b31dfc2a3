import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { moment, table } from "../../output/view.ts";

export const siteAnnouncements = command({
  path: ["site", "announcements"],
  summary: "The news, newest first; members see theirs too",
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.announcements(), (read) => ({
      data: {
        items: read.map(({ id, title, body, publishedAt }) => ({ id, title, body, publishedAt: toIso(publishedAt) })),
      },
      view: [
        table(
          ["Published", "Id", "Title"],
          read.map(({ id, title, publishedAt }) => [moment(publishedAt), id, title]),
          "No announcements.",
        ),
      ],
    }));
  },
});
