import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { plainText } from "../../../core/site/plain-text.ts";
import { command } from "../../command-line/command.ts";
import { moment, text } from "../../output/view.ts";

/** The announcements as a reader shows them: words only, whatever markup the backend sent. */
export const news = command({
  path: ["site", "news"],
  summary: "The news in full, as plain text",
  options: {},
  run: async (_, cli) => {
    const backend = await cli.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.announcements(), (read) => {
      const items = read.map(({ id, title, body, publishedAt }) => ({
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
