import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { FeedEntry } from "../../../core/site/model.ts";
import type { SitePort } from "../../../core/site/port.ts";
import { type Command, command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { moment, money, table } from "../../output/view.ts";

/** A command that lists a public feed. */
export function feedCommand(
  verb: string,
  summary: string,
  read: (site: SitePort) => ReturnType<SitePort["recentDeposits"]>,
): Command {
  return command({
    path: ["site", verb],
    summary,
    needs: ["target"],
    examples: [inMemory(`sanam site ${verb}`)],
    options: {},
    run: async (_, context) => {
      const backend = await context.connect();
      if (!backend.ok) return backend;
      return mapOk(await read(backend.value.site), (entries) => ({
        data: { items: entries.map(({ at, ...entry }) => ({ ...entry, at: toIso(at) })) },
        view: [table(["When", "Who", "Amount>"], entries.map(rowOf), "Nothing lately.")],
      }));
    },
  });
}

function rowOf({ maskedName, amountSatang, at }: FeedEntry): readonly string[] {
  return [moment(at), maskedName, money(amountSatang)];
}
