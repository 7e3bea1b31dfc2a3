import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { fields, isoOf, moment, yesNo } from "../../output/view.ts";

export const siteStatus = command({
  path: ["site", "status"],
  summary: "Show whether the site is open or in maintenance",
  needs: ["target"],
  examples: [inMemory("sanam site status")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.operation(), ({ maintenance, until }) => ({
      data: { maintenance, until: isoOf(until) ?? null },
      view: [fields({ Target: backend.value.targetName, Maintenance: yesNo(maintenance), Until: moment(until) })],
    }));
  },
});
