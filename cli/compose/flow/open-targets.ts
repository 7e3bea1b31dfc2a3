import { ok, type Result } from "../../../core/shared/result.ts";
import type { Globals } from "../../command-line/globals.ts";
import type { FlowTargets } from "../../flow/run/flow-target.ts";
import type { Failure } from "../../output/failure.ts";
import type { ProcessIo } from "../../runtime/process-io.ts";
import { memoryHouses } from "./memory-houses.ts";
import { ownSandboxes } from "./own-sandboxes.ts";
import { servedTarget } from "./served-target.ts";

interface LoadUse {
  /** Whether others may use the sandbox meanwhile. */
  readonly use: "together" | "alone";
}

/** Where flows run: at the target of `globals`, or on sandboxes of this process, of which a load has one. */
export async function openTargets(
  ownSandbox: boolean,
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
  load?: LoadUse,
): Promise<Result<FlowTargets, Failure>> {
  const houseFor = load && (() => "load");
  if (ownSandbox) return ok(ownSandboxes(globals, io, say, houseFor));
  const { target } = globals;
  return target.kind === "memory"
    ? ok(memoryHouses(globals, io, say, houseFor))
    : servedTarget(globals, target.baseUrl, io, say, load?.use);
}
