import type { Plugin } from "vite";

const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm;
const BODY_END = /^\s*<\/body>/m;
const MODULE = /<(?:script type="module"|link rel="modulepreload")/g;
const ENTRY = /^\s*<script type="module"/m;
/** The largest script. A browser with six connections would request the last of eight files much later. */
const LIBRARIES = /^\s*<link rel="modulepreload"[^>]*\/libraries-[^>]*>\n/m;
/** Chooses the brand and the skeleton, without which nothing may be drawn. */
const FIRST_SCRIPT = /<script src="\/area\.js[^>]*><\/script>\n/;
/** The style sheet of the first frame. */
const FRAME_CSS = /\/frame-/;
/** The brand's colours. The address is a place of the page's template. */
const BRAND_CSS = "%css%";
/** The request of the brand's card, which is the largest part of the first frame. Empty for a brand without one. */
const BRAND_CARD = "    %card%\n";
/** The site's own fonts; the game page's copies are elsewhere. */
const THAI_FACE = /^assets\/anuphan-thai-.*\.woff2$/;

/**
 * Puts the style sheets and the two Thai fonts before the modules, because the first frame needs them. The browser
 * requests files in the order of the page. The modules draw nothing yet, but would take most of a phone's bandwidth. Of
 * them, the libraries come first.
 * The other style sheets are at the end, where they delay the modules but not the first paint.
 * area.js comes even before the style sheets: a script waits for those that stand before it, and the markup for the
 * script. This way the markup is read while the style sheets arrive.
 */
export function paintFirst(): Plugin {
  return {
    name: "sanam-paint-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const addresses = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => href);
        const isFrame = (href: string) => !bundle || FRAME_CSS.test(href);
        const frame = [...addresses.filter(isFrame), BRAND_CSS].map(sheet);
        const later = addresses.filter((href) => !isFrame(href)).map(sheet);
        const faces = Object.keys(bundle ?? {})
          .filter((name) => THAI_FACE.test(name))
          .map((name) => `    <link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>\n`);
        const [libraries = ""] = LIBRARIES.exec(html) ?? [];
        const rest = html
          .replace(STYLE_SHEET, "")
          .replace(LIBRARIES, "")
          .replace(ENTRY, `${libraries}$&`)
          .replace(MODULE, '$& fetchpriority="low"');
        if (!FIRST_SCRIPT.test(rest)) throw new Error("index.html has no area.js");
        return rest
          .replace(FIRST_SCRIPT, (script) => script + [...frame, ...faces, BRAND_CARD].join(""))
          .replace(BODY_END, (end) => later.join("").replace(/<link/g, '$& fetchpriority="low"') + end);
      },
    },
  };
}

function sheet(href: string): string {
  return `    <link rel="stylesheet" href="${href}">\n`;
}
