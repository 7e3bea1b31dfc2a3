import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { houseModel } from "../house/house-model.ts";
import { runFlowOnHouses } from "./run-flow-on-houses.ts";

/**
 * In a process with a planted defect: finds it, writes its flow into the folder, runs the flow on houses of this process,
 * and prints what came of it as JSON.
 */
const [folder = ".", seed = "1"] = process.argv.slice(2);
const failure = await houseModel.check({ seed: Number(seed), runs: 200, maxSteps: 60, onRun: () => undefined });
const file = join(folder, "found.yaml");
writeFileSync(file, failure?.flow ?? "");
const exits = failure ? await runFlowOnHouses(file, folder) : [];
process.stdout.write(`${JSON.stringify({ message: failure?.message, commands: failure?.commands, exits })}\n`);
