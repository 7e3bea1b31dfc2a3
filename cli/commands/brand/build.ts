import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { files, textOption } from "../../command-line/options.ts";
import { fields, table } from "../../output/view.ts";

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
