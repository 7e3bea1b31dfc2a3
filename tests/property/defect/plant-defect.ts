import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../cli/boot/root.mjs";
import { DEFECTS } from "../../mutants/catalogue.ts";
import { CLIENT_DEFECTS } from "./client-defects.ts";

/**
 * Plants a defect of the catalogue or of the client in this process, without a copy of the project:
 * `DEFECT="two deposits await their transfer" node --import ./tests/property/defect/plant-defect.ts …`
 */
const wanted = process.env["DEFECT"];
const found = [...DEFECTS, ...CLIENT_DEFECTS].find(({ defect }) => defect === wanted);
if (!found) throw new Error(`there is no defect: ${wanted ?? ""}`);
const { file, find, replace } = found;
const url = pathToFileURL(join(ROOT, file)).href;

registerHooks({
  load(loaded, context, next) {
    const result = next(loaded, context);
    if (loaded !== url) return result;
    const source = typeof result.source === "string" ? result.source : new TextDecoder().decode(result.source);
    if (source.split(find).length !== 2) throw new Error(`${file} does not have exactly once: ${find}`);
    return { ...result, source: source.replace(find, () => replace) };
  },
});
