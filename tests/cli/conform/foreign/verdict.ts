import type { SandboxOptions } from "../../../../adapters/server/sandbox/start-sandbox.ts";
import type { Finding } from "../../../../cli/conform/engine/findings.ts";
import type { SendWire } from "../../../../cli/conform/engine/wire.ts";
import { verdictOn } from "../../../contracts/model/judged-house.ts";
import type { Fault } from "../laws/faults.ts";

/** What the verdict finds in a right house behind `between`. `looksAt` has beginnings of the names of laws and rows, with commas; `rows` are all rows. */
export async function foundBehind(between: Fault, looksAt: string): Promise<Readonly<Record<string, Finding>>> {
  return foundIn((send) => between(strange(send)), looksAt);
}

/** The same of a house of ours with other settings. */
export async function foundIn(
  between: Fault,
  looksAt: string,
  settings: Partial<SandboxOptions> = {},
): Promise<Readonly<Record<string, Finding>>> {
  const parts = looksAt.split(",");
  const only = (id: string) => parts.some((part) => id.startsWith(part) || (part === "rows" && !id.includes("/")));
  const { laws, rows } = await verdictOn({ settings, between, only, seed: 1, forMs: 0 });
  const checks = rows.flatMap(({ name, checks: all }) =>
    all.map(({ check, finding }) => [`${name}: ${check}`, finding] as const),
  );
  const found = [...laws.map(({ id, finding }) => [id, finding] as const), ...checks];
  return Object.fromEntries(
    found.filter(([, finding]) => isWrong(finding)).map(([id, { repeat: _calls, ...finding }]) => [id, finding]),
  );
}

/** A sandbox of ours says that it sends every field, which another backend does not promise. */
function strange(send: SendWire): SendWire {
  return async (call) => {
    const answer = await send(call);
    return call.path === "/sandbox" ? { ...answer, text: answer.text.replace("sendsEveryField", "_") } : answer;
  };
}

/** What a backend does not tell cannot be checked. */
function isWrong({ verdict, reason = "" }: Finding): boolean {
  return ["deviates", "not-implemented"].includes(verdict) || reason.startsWith("the check itself failed");
}
