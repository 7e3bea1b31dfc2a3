import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { table } from "../../output/view.ts";

export const siteConfiguration = command({
  path: ["site", "configuration"],
  summary: "List the operator's pictures and embedded pages by key",
  needs: ["target"],
  examples: [inMemory("sanam site configuration")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.configuration(), (configuration) => {
      const items = Array.from(configuration, ([key, path]) => ({ key, path }));
      return {
        data: { items },
        view: [
          table(
            ["Key", "Path"],
            items.map(({ key, path }) => [key, path]),
            "Nothing is configured.",
          ),
        ],
      };
    });
  },
});
