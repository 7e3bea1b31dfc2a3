import type { HtmlTagDescriptor, Plugin } from "vite";

const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm;
const MODULE = /<(?:script type="module"|link rel="modulepreload")/g;
const ENTRY = /^\s*<script type="module"/m;
/** The largest script. A browser with six connections would request the last of eight files much later. */
const LIBRARIES = /^\s*<link rel="modulepreload"[^>]*\/libraries-[^>]*>\n/m;
/** The brand's colours. The address is a place of the page's template. */
const BRAND_CSS = "%css%";
/** The site's own fonts; the game page's copies are elsewhere. */
const THAI_FACE = /^assets\/anuphan-thai-.*\.woff2$/;

/**
 * Puts the style sheets and the two Thai fonts before the scripts, because the first frame needs them. The browser
 * requests files in the order of the page. The scripts draw nothing yet, but would take most of a phone's bandwidth. Of
 * them, the libraries come first.
 */
export function paintFirst(): Plugin {
  return {
    name: "sanam-paint-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const addresses = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => href);
        // The development server fills the places before this.
        const sheets = [...addresses, ...(bundle ? [BRAND_CSS] : [])].map((href) => link({ rel: "stylesheet", href }));
        const faces = Object.keys(bundle ?? {})
          .filter((name) => THAI_FACE.test(name))
          .map((name) => link({ rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" }));
        const [libraries = ""] = LIBRARIES.exec(html) ?? [];
        const rest = html
          .replace(STYLE_SHEET, "")
          .replace(LIBRARIES, "")
          .replace(ENTRY, `${libraries}$&`)
          .replace(MODULE, '$& fetchpriority="low"');
        return { html: rest, tags: [...sheets, ...faces] };
      },
    },
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head-prepend" };
}
