import { problemLine } from "../../../contracts/operator-files/fields.ts";
import { LANGUAGES } from "../../../core/sentences/sentences.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import {
  choice,
  files,
  flag,
  needed,
  positional,
  textOption,
  wholeNumber,
  withDefault,
} from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { fields, raw, table, text } from "../../output/view.ts";
import { type BrandChoices, brandRefusal } from "../../runtime/brands.ts";

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
    language: choice("--language <language>", "the site's first language (default: th)", LANGUAGES),
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
      language: input.language ?? LANGUAGES[0],
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

export const brandCheck = command({
  path: ["brand", "check"],
  summary: "Check brand files: every problem with its field and its remedy; changes nothing",
  needs: [],
  exits: [3],
  examples: ["sanam brand check brands/*.json", "sanam brand check play.json --online --output json"],
  notes: `Give all brands of a site at once: two must not have the same id or hostname.
A text that is yours in one language and ours in another is a note.
Exits with 0 when all is well, with 3 and error.problems for problems, with 2 for a file that cannot be read.`,
  options: {
    files: files("--file <file>", "the brand files"),
    online: flag("--online", "also ask for the pictures and pages of other servers"),
  },
  run: async (input, context) => {
    const checked = await context.checkBrands(input.files, { online: input.online });
    const { problems, notes } = checked;
    for (const problem of problems) context.say(problemLine(problem));
    if (problems.length > 0) return err(brandRefusal(input.files, checked));
    return ok({
      data: { files: [...input.files], notes: notes.map((note) => ({ ...note })) },
      view: [
        text(`${input.files.length === 1 ? "The brand file is" : `All ${input.files.length} brand files are`} right.`),
        table(
          ["File", "Field", "Note"],
          notes.map(({ file, path, note }) => [file, path, note]),
          "No notes.",
        ),
      ],
    });
  },
});

export const brandBuild = command({
  path: ["brand", "build"],
  summary: "Write the files of brands into a built site, for any static host",
  needs: ["site"],
  exits: [3],
  examples: ["sanam brand build brands/goldhall.json brands/rimnam.json --site /var/www/site"],
  notes: `The site has these brands then, and the first one answers at unknown hostnames. Needs no bundler.
A brand file that does not pass the check changes nothing: exit code 3, as of \`sanam brand check\`.`,
  options: {
    files: files("--file <file>", "the brand files; the first one is the default"),
    site: textOption("--site <folder>", "the built site (default: build/web)"),
  },
  run: async (input, context) => {
    const built = await context.buildBrands(input.files, input.site);
    if (!built.ok) return built;
    const { site, brands, files: count } = built.value;
    return ok({
      data: { site, files: count, brands: brands.map(({ id, hostnames }) => ({ id, hostnames: [...hostnames] })) },
      view: [
        fields({ Site: site, "Files written": String(count) }),
        table(
          ["Brand", "Hostnames"],
          brands.map(({ id, hostnames }, index) => [
            id,
            [...hostnames, ...(index === 0 ? ["(any other)"] : [])].join(", "),
          ]),
          "No brands.",
        ),
      ],
    });
  },
});

export const brandServer = command({
  path: ["brand", "server"],
  summary: "Print the configuration of nginx or Caddy for a built site and its brands",
  needs: ["site"],
  examples: [
    "sanam brand server --for nginx --root /var/www/site --house http://127.0.0.1:4600 > /etc/nginx/conf.d/sanam.conf",
    "sanam brand server --for caddy --root /var/www/site > /etc/caddy/Caddyfile",
  ],
  notes: "It has the headers of each brand's headers.json, so print it again after each build.",
  options: {
    for: needed(choice("--for <server>", "the web server", ["nginx", "caddy"])),
    site: textOption("--site <folder>", "the built site (default: build/web)"),
    root: textOption("--root <folder>", "where the site is on the web server (default: the built site)"),
    house: textOption("--house <address>", "pass /api/ and /pictures/ to this house; without it they answer 404"),
    port: wholeNumber("--port <number>", "plain HTTP at this port, behind a balancer", { min: 1, max: 65_535 }),
    brotli: flag("--brotli", "nginx has its module brotli_static"),
  },
  run: async ({ for: server, ...settings }, context) => {
    const config = await context.serverConfig(server, settings);
    return config.ok ? ok({ data: { server, config: config.value }, view: [raw(config.value.trimEnd())] }) : config;
  },
});

export const brandPreview = command({
  path: ["brand", "preview"],
  summary: "Serve the built site with a brand on this machine; the browser follows each change of the file",
  needs: ["site"],
  exits: [3],
  examples: ["sanam brand preview brands/goldhall.json --port 4700"],
  notes:
    "Serves a sandbox house in memory with the demo members; it stands for the brand's own backend. Ctrl-C or a termination signal stops it.",
  options: {
    file: positional(needed(textOption("--file <file>", "the brand file"))),
    site: textOption("--site <folder>", "the built site (default: build/web)"),
    port: withDefault(wholeNumber("--port <n>", "0 takes any free port", { min: 0, max: 65_535 }), 4700),
  },
  run: async (input, context) => {
    const stopped = context.untilStopped();
    const preview = await context.previewBrand(input);
    if (!preview.ok) return preview;
    const { url, close } = preview.value;
    return ok({
      data: { url, file: input.file },
      view: [fields({ Preview: url, "Brand file": input.file }), text("Sign in as gold with demo1234.")],
      afterwards: async () => {
        await stopped;
        context.say("Stopping …");
        await close();
      },
    });
  },
});
