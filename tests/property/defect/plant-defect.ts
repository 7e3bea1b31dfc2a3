import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../cli/boot/root.mjs";
import { DEFECTS } from "../../defects/catalogue.ts";
import { plant, readSources } from "../../defects/plant.ts";
import { CLIENT_DEFECTS } from "./client-defects.ts";

/**
 * Plants a defect of the catalogue or of the client in this process, without a copy of the project:
 * `DEFECT="two deposits await their transfer" node --import ./tests/property/defect/plant-defect.ts …`
 */
const wanted = process.env["DEFECT"];
const found = [...DEFECTS, ...CLIENT_DEFECTS].find(({ defect }) => defect === wanted);
if (!found) throw new Error(`there is no defect: ${wanted ?? ""}`);
const { file, text } = plant(found, readSources(ROOT));
const url = pathToFileURL(join(ROOT, file)).href;

registerHooks({
  load(loaded, context, next) {
    const result = next(loaded, context);
    return loaded === url ? { ...result, source: text } : result;
  },
});
