import { headersFor, kindOf, pathOf } from "../engine/caller.ts";
import { type RowName, rowOf, titleOf } from "../engine/rows.ts";
import { deviates, holds, notImplemented } from "../engine/stop.ts";
import { isJson, jsonOf } from "../engine/trail.ts";
import type { SendWire, WireAnswer } from "../engine/wire.ts";
import type { RowCheck } from "./row-check.ts";

const NOBODY = { uuid: "00000000-0000-4000-8000-000000000000", username: "nobody00" };
const HAS_OWNER = /\{(uuid|username)\}/;

/** The checks of who may call a member's row. */
export function authChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  if (row.auth === "public") return [];
  const body = row.body ? "{}" : undefined;
  const asked = async (send: SendWire, token: string | undefined, own: Readonly<Record<string, string>>) =>
    send({ method: row.method, path: pathOf(name, own), headers: headersFor(token, body !== undefined), body });
  const foreign: RowCheck = {
    name: "another member's path",
    // A backend that does not look at the path would have the effect.
    needs: row.effect === "read" ? "nothing" : "writes",
    async run({ trial, send, idle }) {
      const one = row.effect === "read" ? await trial.reader() : await idle();
      const answer = await asked(send, one.token(), { ...NOBODY });
      holds(titleOf(name), [403, 404].includes(answer.status), "403 for another member's path", answer.status);
    },
  };
  return [
    {
      name: "without a token",
      needs: "nothing",
      run: async ({ send }) => unauthorised(name, await asked(send, undefined, NOBODY)),
    },
    {
      name: "with an unknown token",
      needs: "nothing",
      run: async ({ send }) => unauthorised(name, await asked(send, "an-unknown-token", NOBODY)),
    },
    ...(HAS_OWNER.test(row.path) ? [foreign] : []),
  ];
}

function unauthorised(name: RowName, answer: WireAnswer): void {
  const { status, text } = answer;
  if (status === 404 || status === 501) notImplemented(titleOf(name));
  holds(titleOf(name), status === 401, "401", `${status} ${kindOf(answer)}`);
  const problem = isJson(answer) ? jsonOf(text) : undefined;
  if (typeof Object(problem).message !== "string") deviates(titleOf(name), "a problem with a message", text);
}
