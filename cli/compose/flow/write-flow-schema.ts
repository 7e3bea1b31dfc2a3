import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { flowSchema } from "../../flow/flow-schema.ts";
import { shippedFlows } from "../shipped-flows.ts";
import { flowCatalog } from "./read-flow-files.ts";

writeFileSync(join(shippedFlows(), "flow.schema.json"), `${JSON.stringify(flowSchema(flowCatalog()), null, 2)}\n`);
