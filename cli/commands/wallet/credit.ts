import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { fields, moment, money } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

export const walletCredit = command({
  path: ["wallet", "credit"],
  summary: "Show the credit and points, and the time of the reading",
  needs: ["member"],
  examples: [inMemory("sanam wallet credit"), inMemory("sanam wallet credit --output json")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.wallet.credit(), ({ creditSatang, points, asOf }) => ({
      data: { creditSatang, points, asOf: toIso(asOf) },
      view: [fields({ Credit: money(creditSatang), Points: String(points), "As of": moment(asOf) })],
    }));
  },
});
