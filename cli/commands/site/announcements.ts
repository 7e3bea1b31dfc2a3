import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { moment, table } from "../../output/view.ts";

export const siteAnnouncements = command({
  path: ["site", "announcements"],
  summary: "List the announcements, newest first; members also see theirs",
  needs: ["target"],
  examples: [inMemory("sanam site announcements")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.announcements(), (announcements) => ({
      data: {
        items: announcements.map(({ id, title, body, publishedAt }) => ({
          id,
          title,
          body,
          publishedAt: toIso(publishedAt),
        })),
      },
      view: [
        table(
          ["Published", "Id", "Title"],
          announcements.map(({ id, title, publishedAt }) => [moment(publishedAt), id, title]),
          "No announcements.",
        ),
      ],
    }));
  },
});
