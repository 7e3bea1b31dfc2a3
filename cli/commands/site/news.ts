import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { plainText } from "../../../core/site/plain-text.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { moment, text } from "../../output/view.ts";

export const siteNews = command({
  path: ["site", "news"],
  summary: "Print the announcements in full, as plain text",
  needs: ["target"],
  examples: [inMemory("sanam site news")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.announcements(), (announcements) => {
      const items = announcements.map(({ id, title, body, publishedAt }) => ({
        id,
        title,
        publishedAt,
        lines: plainText(body),
      }));
      return {
        data: { items: items.map((item) => ({ ...item, publishedAt: toIso(item.publishedAt) })) },
        view:
          items.length === 0
            ? [text("No announcements.")]
            : items.map(({ title, publishedAt, lines }) =>
                text(`${moment(publishedAt)}  ${title}\n${lines.map((line) => `  ${line}`).join("\n")}\n`),
              ),
      };
    });
  },
});
