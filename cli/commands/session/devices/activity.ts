import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import { isoOf, moment, money, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";

export const devicesActivity = command({
  path: ["devices", "activity"],
  summary: "List what was done in the member's name, and from where, newest first",
  needs: ["member"],
  examples: [inMemory("sanam devices activity --limit 5")],
  options: PAGING,
  run: async (query, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.devices.activity(query), (page) => ({
      data: { items: page.items.map(({ at, ...item }) => ({ ...item, at: isoOf(at) })), next: page.next },
      view: [
        table(
          ["At", "Action", "Outcome", "By", "Amount>", "Reference", "Device", "Address"],
          page.items.map(({ at, action, outcome, by, amountSatang, reference, device, address }) => [
            moment(at),
            action,
            outcome,
            by,
            amountSatang === undefined ? "" : money(amountSatang),
            reference ?? "",
            device ?? "",
            address ?? "",
          ]),
          "Nothing was noted yet.",
        ),
        ...nextPage(page),
      ],
    }));
  },
});
