import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import type { Json } from "../../output/json.ts";
import { moment, money, table } from "../../output/view.ts";
import { listOf, textOf, withSandbox } from "./with-sandbox.ts";

export const sandboxRequests = command({
  path: ["sandbox", "requests"],
  summary: "List the open requests of all members, oldest first",
  needs: ["sandbox"],
  examples: ["sanam sandbox requests"],
  notes: "With the back office on automatic, requests end by themselves: see `sandbox back-office`.",
  options: {},
  run: (_, context) =>
    withSandbox(context, async ({ read }) => {
      const reply = await read("/requests");
      if (!reply.ok) return reply;
      const open = listOf(reply.value);
      const items = open.map(({ amount, ...request }) => ({ ...request, amountSatang: satangOf(amount) }));
      return ok({
        data: { items },
        view: [
          table(
            ["Id", "Kind", "Member", "Amount>", "Status", "Created"],
            open.map(({ id, kind, username, amount, status, createdAt }) => [
              textOf(id),
              textOf(kind),
              textOf(username),
              money(satangOf(amount)),
              textOf(status),
              moment(parseInstant(textOf(createdAt))),
            ]),
            "No open requests.",
          ),
        ],
      });
    }),
});

function satangOf(amount: Json | undefined): Satang {
  return typeof amount === "number" ? baht(amount) : ZERO;
}
