import type { HtmlTagDescriptor, Plugin } from "vite";

const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm;

/**
 * Puts what the first frame is made of before the scripts: the style sheet, then the two Thai faces. A phone has six
 * connections and one thin line, and the files are asked for in the order in which they stand.
 */
export function paintFirst(): Plugin {
  return {
    name: "sanam-paint-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const sheets = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => link({ rel: "stylesheet", href }));
        const faces = Object.keys(bundle ?? {})
          .filter((name) => /anuphan-thai-.*\.woff2$/.test(name))
          .map((name) => link({ rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" }));
        return { html: html.replace(STYLE_SHEET, ""), tags: [...sheets, ...faces] };
      },
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head-prepend" };
}
