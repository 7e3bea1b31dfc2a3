import type { Plugin } from "vite";

const ROWS = /\/contracts\/endpoints\/[^/]+\.ts$/;
const SUMMARY = /^\s*summary: "[^"]*",\n/gm;
const REFUSALS = /^\s*refusals: \[[^\]]*\],\n/gm;

/**
 * Leaves the summaries and the refusals of the contract's rows out of the site: only documents, servers and the command
 * line tool read them.
 */
export function shortRows(): Plugin {
  return {
    name: "sanam-short-rows",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!ROWS.test(id)) return undefined;
      const short = code.replace(SUMMARY, "").replace(REFUSALS, "");
      if (short.includes("summary:")) this.error("a summary is not a text of one line");
      if (short.includes("refusals:")) this.error("a row's refusals are not a list of texts");
      return { code: short, map: null };
    },
  };
}
