import { instant } from "../../../core/shared/bangkok-time.ts";
import { runJson } from "../../cli/run-cli.ts";

/** Runs a flow on a house in memory and on a sandbox behind HTTP; the exit code of each. */
export async function runFlowOnHouses(file: string, home: string): Promise<readonly number[]> {
  const exits: number[] = [];
  for (const target of [["--target", "memory"], ["--sandbox"]]) {
    const { exit } = await runJson(["flow", "run", file, ...target], {
      env: { SANAM_HOME: home },
      clock: () => instant(Date.now()),
    });
    exits.push(exit);
  }
  return exits;
}
