import type { HtmlTagDescriptor, Plugin } from "vite";

const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm;
const MODULE = /<(?:script type="module"|link rel="modulepreload")/g;
/** The site's own: the game's page has copies of its own. */
const THAI_FACE = /^assets\/anuphan-thai-.*\.woff2$/;

/**
 * Puts what the first frame is made of before the scripts: the style sheet, then the two Thai faces. A phone has six
 * connections and one thin line, the files are asked for in the order in which they stand, and the modules, which draw
 * nothing yet, would take most of the line.
 */
export function paintFirst(): Plugin {
  return {
    name: "sanam-paint-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const sheets = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => link({ rel: "stylesheet", href }));
        const faces = Object.keys(bundle ?? {})
          .filter((name) => THAI_FACE.test(name))
          .map((name) => link({ rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" }));
        const rest = html.replace(STYLE_SHEET, "").replace(MODULE, '$& fetchpriority="low"');
        return { html: rest, tags: [...sheets, ...faces] };
      },
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head-prepend" };
}
