import { mergeConfig } from "vite";
import site from "../../web/vite.config.ts";
import { longTextsPlugin } from "./long-texts.ts";

/** The site, with English as the made-up language. */
export default mergeConfig(site, { plugins: [longTextsPlugin()] });
