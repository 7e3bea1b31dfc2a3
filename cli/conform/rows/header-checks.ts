import { headersFor, kindOf, pathOf } from "../engine/caller.ts";
import { type RowName, rowOf, titleOf } from "../engine/rows.ts";
import { holds } from "../engine/stop.ts";
import { isJson } from "../engine/trail.ts";
import type { RowCheck } from "./row-check.ts";

const ANY = { uuid: "any", username: "any", value: "0812345678" };

/** The checks of method and headers. */
export function headerChecks(name: RowName): readonly RowCheck[] {
  const row = rowOf(name);
  const method: RowCheck = {
    name: "another method",
    needs: "nothing",
    async run({ send }) {
      const answer = await send({ method: "PUT", path: pathOf(name, ANY), headers: headersFor(undefined, false) });
      const refused = answer.status >= 400 && answer.status < 500;
      holds(`PUT ${row.path}`, refused, "405", `${answer.status} ${kindOf(answer)}`);
      if (answer.status !== 405) return;
      const allowed = answer.header("allow") ?? "";
      holds(`PUT ${row.path}, header Allow`, allowed.includes(row.method), row.method, allowed);
    },
  };
  const platform: RowCheck = {
    name: "a platform that does not exist",
    needs: "nothing",
    async run({ trial, send }) {
      const one = row.auth === "member" ? await trial.reader() : undefined;
      const own = one ? { ...ANY, uuid: one.uuid, username: one.username } : ANY;
      const headers = { ...headersFor(one?.token(), false), platform: "PDP-11" };
      const answer = await send({ method: row.method, path: pathOf(name, own), headers });
      holds(`${titleOf(name)}, header platform`, answer.status === 400, "400", `${answer.status} ${kindOf(answer)}`);
      holds(titleOf(name), isJson(answer), "JSON", kindOf(answer));
    },
  };
  return row.effect === "read" ? [method, platform] : [method];
}
