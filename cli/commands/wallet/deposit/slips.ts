import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { requestTable, slipJson } from "../request-view.ts";

export const walletDepositSlips = command({
  path: ["wallet", "deposit", "slips"],
  summary: "List deposits by slip, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wallet deposit slips")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.wallet.slips(), (slips) => ({
      data: { items: slips.map(slipJson) },
      view: [requestTable(slips, "No slips.")],
    }));
  },
});
