import type { Plugin } from "vite";

const STYLE_SHEET = /^\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n/gm;
const BODY_END = /^\s*<\/body>/m;
const ENTRY = /^\s*<script type="module"/m;
/** The largest script. A browser with six connections would request the last of eight files much later. */
const LIBRARIES = /^\s*<link rel="modulepreload"[^>]*\/libraries-[^>]*>\n/m;
/** Chooses the brand and the skeleton, without which nothing may be drawn. */
const FIRST_SCRIPT = /<script src="\/area\.js[^>]*><\/script>\n/;
/** The style sheet of the first frame. */
const FRAME_CSS = /\/frame-/;
/** The brand's colours and its card. The address is a place of the page's template. */
const BRAND_CSS = '    <link rel="stylesheet" href="%css%">\n';
/** The site's own fonts; the game page's copies are elsewhere. */
const THAI_FACE = /^assets\/anuphan-thai-.*\.woff2$/;

/**
 * Puts what the first frame needs before the modules: area.js, two style sheets and the two Thai fonts. A browser has six
 * connections: the last one is for the styles that come at the end, where they delay no paint, and the modules get the
 * next ones. The libraries are the largest, so they leave first; beside the first frame's files they would delay it.
 * area.js comes even before the style sheets: a script waits for those that stand before it, and the markup for the
 * script. This way the markup is read while the style sheets arrive.
 */
export function paintFirst(): Plugin {
  return {
    name: "sanam-paint-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const sheets = [...html.matchAll(STYLE_SHEET)];
        const isFrame = (href = "") => !bundle || FRAME_CSS.test(href);
        const frame = sheets.filter(([, href]) => isFrame(href)).map(([whole]) => whole);
        const later = sheets.filter(([, href]) => !isFrame(href)).map(([whole]) => whole);
        const faces = Object.keys(bundle ?? {})
          .filter((name) => THAI_FACE.test(name))
          .map((name) => `    <link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>\n`);
        const [libraries = ""] = LIBRARIES.exec(html) ?? [];
        const rest = html.replace(STYLE_SHEET, "").replace(LIBRARIES, "").replace(ENTRY, `${libraries}$&`);
        if (!FIRST_SCRIPT.test(rest)) throw new Error("index.html has no area.js");
        return rest
          .replace(FIRST_SCRIPT, (script) => script + [...frame, BRAND_CSS, ...faces, ...later.map(preloadOf)].join(""))
          .replace(BODY_END, (end) => later.join("") + end);
      },
    },
  };
}

function preloadOf(sheet: string): string {
  return sheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
}
