import { EXAMPLES } from "../../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../../contracts/examples/examples-of.ts";
import type { Law } from "../../engine/law.ts";
import { ROW_NAMES, rowOf, titleOf } from "../../engine/rows.ts";
import { holds, same } from "../../engine/stop.ts";

const OWNED = ROW_NAMES.filter((name) => /\{(uuid|username)\}/.test(rowOf(name).path));

export const rowsWithAnOwner: Law = {
  id: "isolation/rows-with-an-owner",
  sentence: "No call with another member's id or name in its path shows or changes anything of that member.",
  needs: ["writes", "funds", "two members"],
  rows: OWNED,
  async run({ member }) {
    const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 50_000 })];
    for (const name of OWNED) {
      const { body }: AnyExample = EXAMPLES[name];
      const params = { uuid: other.uuid, username: other.username };
      const answer = await one.ask(name, { params, body: body as never });
      holds(`${titleOf(name)} of another member`, !answer.ok, "a refusal", answer.text);
      holds(`${titleOf(name)} of another member`, [403, 404].includes(answer.status), "403", answer.status);
    }
    same("the credit of the other member", 50_000, await other.credit());
    same("the withdrawals of the other member", [], await other.get("withdrawHistory"));
  },
};
