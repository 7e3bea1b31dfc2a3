import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import type { Input } from "../engine/caller.ts";
import { type RowName, rowOf } from "../engine/rows.ts";
import { deviates, holds } from "../engine/stop.ts";
import { jsonOf } from "../engine/trail.ts";
import type { Trial } from "../engine/trial.ts";
import { fieldsOf } from "./fields.ts";
import type { HappyCall } from "./happy-call.ts";
import { RECIPES } from "./recipes.ts";
import type { RowCheck } from "./row-check.ts";

/** The row answers a right call with a success that fits its schema. */
export function happyCheck(name: RowName): RowCheck {
  const row = rowOf(name);
  const recipe = RECIPES[name];
  return {
    name: "a right call",
    needs: row.effect === "read" && !recipe ? "nothing" : "writes",
    async run({ trial, rich, onFields }) {
      const { caller, input } = await (recipe ? recipe(trial, rich) : exampleCall(name, trial));
      const answer = await caller.ask(name, input as Input<RowName>);
      if (!answer.ok) return deviates(`${row.method} ${row.path}`, "a success", `${answer.status} ${answer.code}`);
      holds(`${row.method} ${row.path}`, answer.status === 200, "status 200", answer.status);
      onFields(fieldsOf(row.reply, jsonOf(answer.text)));
    },
  };
}

/** The example of the document, with an unknown field that a backend ignores. */
async function exampleCall(name: RowName, trial: Trial): Promise<HappyCall> {
  const { auth } = rowOf(name);
  const { params = {}, query, body }: AnyExample = EXAMPLES[name];
  const { uuid: _uuid, username: _username, ...others } = params;
  const withMore = typeof body === "object" && body !== null ? { ...body, unknownToTheContract: 1 } : undefined;
  const caller = auth === "member" ? await trial.reader() : trial.visitor;
  const withQuery = query ? { query: exampleQuery(query) } : {};
  return { caller, input: { params: others, ...withQuery, ...(withMore ? { body: withMore } : {}) } };
}

/** Without the cursor, which is one of another list. */
function exampleQuery({ cursor: _cursor, ...query }: Readonly<Record<string, string>>) {
  return query;
}
