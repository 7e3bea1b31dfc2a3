import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { shellText } from "../../web/text/th/site/shell.ts";
import { listen } from "./listen.ts";

const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;

/**
 * Serves the page that the site is compared with: the words of the hero in the site's fonts, one small style sheet and no
 * script.
 * @param assets the folder with the fonts of the built site
 */
export async function serveStaticPage(assets: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const fonts = readdirSync(assets).filter((name) => /^anuphan-(thai|latin)-\d+-.*\.woff2$/.test(name));
  if (fonts.length !== 4) throw new Error(`the build has other fonts than expected: ${fonts.join(", ")}`);
  const faces = fonts.map((name) => {
    const [, script, weight] = /^anuphan-(\w+)-(\d+)/.exec(name) ?? [];
    const range = script === "thai" ? "U+0E01-0E5B, U+200C-200D, U+25CC" : "U+0000-00FF, U+2000-206F";
    return `@font-face { font-family: Anuphan; font-weight: ${weight}; font-display: swap; unicode-range: ${range};
  src: url(/${name}) format("woff2"); }`;
  });
  const preloads = fonts
    .filter((name) => name.startsWith("anuphan-thai"))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`);
  const files = new Map<string, readonly [type: string, body: string | Buffer]>([
    [
      "/",
      [
        "text/html; charset=utf-8",
        `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>Static</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${preloads.join("")}
<link rel="stylesheet" href="/page.css"></head><body><main><h1>${heroTitle1}<br>${heroTitle2}</h1>
<p>${heroLine1}<br>${heroLine2}</p></main></body></html>`,
      ],
    ],
    [
      "/page.css",
      [
        "text/css",
        `${faces.join("\n")}
body { margin: 0; background: #101512; color: #fff; font: 15px/1.6 Anuphan, sans-serif; }
main { margin: 64px 18px; padding: 26px 20px; border-radius: 24px; background: #12301f; }
h1 { margin: 0; font-size: 29px; line-height: 1.45; }`,
      ],
    ],
    ...fonts.map((name) => [`/${name}`, ["font/woff2", readFileSync(join(assets, name))]] as const),
  ]);
  const server = createServer((request, response) => {
    const [type, body] = files.get(request.url ?? "") ?? ["text/plain", ""];
    response.writeHead(files.has(request.url ?? "") ? 200 : 404, { "content-type": type }).end(body);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
