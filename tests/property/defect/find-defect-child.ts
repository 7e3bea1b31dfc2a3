import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROPERTIES } from "../properties.ts";
import { runFlowOnHouses } from "./run-flow-on-houses.ts";

/**
 * In a process with a planted defect: a property finds it, its flow is written into the folder and run on houses of this
 * process, and what came of it is printed as JSON.
 */
const [name, folder = ".", seed = "1"] = process.argv.slice(2);
const property = PROPERTIES.find((each) => each.name === name);
const failure = await property?.check({ seed: Number(seed), runs: 200, maxSteps: 60, onRun: () => undefined });
const file = join(folder, `${name}.yaml`);
writeFileSync(file, failure?.flow ?? "");
const exits = failure ? await runFlowOnHouses(file, folder) : [];
process.stdout.write(`${JSON.stringify({ message: failure?.message, commands: failure?.commands, exits })}\n`);
