import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { choice } from "../../command-line/options.ts";
import { table } from "../../output/view.ts";

export const contractList = command({
  path: ["contract", "list"],
  summary: "List every call of the contract: name, method, path, purpose and source",
  needs: [],
  examples: [
    inMemory("sanam contract list --context wallet"),
    inMemory("sanam contract list --source assumed --output json"),
  ],
  options: {
    context: choice("--context <name>", "only calls of this context", [
      "session",
      "wallet",
      "games",
      "rewards",
      "affiliate",
      "site",
    ]),
    source: choice("--source <source>", "only calls from the specification, or only assumed ones", ["spec", "assumed"]),
  },
  run: async ({ context, source }) => {
    // The schemas take time to load, and no other command needs them.
    const { CONTEXTS } = await import("../../../contracts/table.ts");
    const items = Object.entries(CONTEXTS).flatMap(([name, rows]) =>
      Object.entries(rows).map(([call, { method, path, auth, effect, source: from, summary }]) => ({
        context: name,
        name: call,
        method,
        path,
        auth,
        effect,
        source: from,
        summary,
      })),
    );
    const shown = items.filter(
      (item) => (context === undefined || item.context === context) && (source === undefined || item.source === source),
    );
    return ok({
      data: { items: shown },
      view: [
        table(
          ["Context", "Name", "Method", "Path", "Auth", "Effect", "Source", "Summary"],
          shown.map((item) => [
            item.context,
            item.name,
            item.method,
            item.path,
            item.auth,
            item.effect,
            item.source,
            item.summary,
          ]),
          "No calls.",
        ),
      ],
    });
  },
});
