import type { Plugin } from "vite";

const ROWS = /\/contracts\/endpoints\/[^/]+\.ts$/;
const SUMMARY = /^\s*summary: "[^"]*",\n/gm;

/** Leaves the summaries of the contract's rows out of the site: only the documents and the command line tool show them. */
export function shortRows(): Plugin {
  return {
    name: "sanam-short-rows",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!ROWS.test(id)) return undefined;
      const short = code.replace(SUMMARY, "");
      if (short.includes("summary:")) this.error("a summary is not a text of one line");
      return { code: short, map: null };
    },
  };
}
