import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { choice, flag, textOption } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { fields, text } from "../../output/view.ts";
import type { BrandChoices } from "../../runtime/brands.ts";

export const brandNew = command({
  path: ["brand", "new"],
  summary: "Write a brand file to start from, by questions at a terminal or by options",
  needs: [],
  exits: [3],
  examples: [
    "sanam brand new",
    'sanam brand new --id goldhall --name "โกลด์ฮอลล์" --color "#c9a227" --hostname play.example --file brands/goldhall.json',
  ],
  notes: `Without --id, --name or --color it asks, at a terminal only. The schema for editors is written beside the file.`,
  options: {
    id: textOption("--id <id>", "a short name in lower-case latin letters, which never changes"),
    name: textOption("--name <name>", "the name that players read"),
    color: textOption("--color <color>", "the theme colour, like #1fbf75"),
    scheme: choice("--scheme <scheme>", "the colours of the page (default: dark)", ["dark", "light", "device"]),
    backend: textOption("--backend <url>", "the backend's address (default: the site's own origin)"),
    hostname: textOption("--hostname <name>", "where the brand is served"),
    line: textOption("--line <id>", "the LINE id of the chat link"),
    file: textOption("--file <file>", "where to write it (default: <id>.json)"),
    force: flag("--force", "write over an existing file"),
  },
  run: async (input, context) => {
    let { id, name, color, hostname, backend, line } = input;
    if (id === undefined || name === undefined || color === undefined) {
      const about = (field: keyof BrandChoices) => (answer: string) => context.brandChoiceProblem({ [field]: answer });
      const questions = [
        { label: "Id, for files and addresses (lower-case latin letters)", usual: id, check: about("id") },
        { label: "Name that players read", usual: name, check: about("name") },
        { label: "Theme colour", usual: color ?? "#1fbf75", check: about("themeColor") },
        { label: "Hostname, like play.example (may be empty)", usual: hostname ?? "", check: about("hostname") },
        { label: "Address of the backend (empty: the site's own)", usual: backend ?? "", check: about("backendUrl") },
        { label: "LINE id of the chat link (may be empty)", usual: line ?? "", check: about("contactChatId") },
      ];
      const answers = await context.ask(questions);
      if (!answers) return err(usage("name the brand with --id, --name and --color, or answer at a terminal"));
      [id = "", name = "", color = "", hostname, backend, line] = answers;
    }
    const written = await context.newBrand({
      id,
      name,
      themeColor: color,
      scheme: input.scheme ?? "dark",
      backendUrl: backend ?? "",
      hostname: hostname || undefined,
      contactChatId: line || undefined,
      file: input.file ?? `${id}.json`,
      force: input.force,
    });
    if (!written.ok) return written;
    const { file, schema } = written.value;
    return ok({
      data: { file, schema },
      view: [
        fields({ "Brand file": file, Schema: schema }),
        text(`Next: npx sanam brand preview ${file} (npm run build comes first, once)`),
      ],
    });
  },
});
