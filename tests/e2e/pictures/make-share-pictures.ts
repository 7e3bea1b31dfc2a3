import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { readBrand } from "../../../web/brand/brand.ts";
import { palette } from "../../../web/brand/palette.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { markSvg } from "../../../web/brand/files/mark-svg.ts";
import { launchBrowser } from "../support/launch-browser.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand");
const { resolve: find } = createRequire(import.meta.url);
const { heroTitle1, heroTitle2, heroLine1 } = shellText.served;

const faces = ["thai-600", "latin-600", "thai-400", "latin-400"].map((name) => {
  const data = readFileSync(find(`@fontsource/anuphan/files/anuphan-${name}-normal.woff2`)).toString("base64");
  const weight = name.split("-")[1];
  const range = name.startsWith("thai") ? "U+0E00-0E7F,U+200B-200D" : "U+0000-00FF,U+2013-2014";
  return `@font-face{font-family:A;font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
});

/** Lines of a playing field around a light, drawn behind the text. */
const FIELD = `<svg viewBox="0 0 1200 630" width="1200" height="630"><g fill="none" stroke="currentColor" stroke-width="3">
<path d="M600 0v630M0 60h1200M0 570h1200M1200 170h-190v290h190M1200 245h-80v140h80"/><circle cx="600" cy="315" r="150"/>
<path d="M1010 265a70 70 0 000 100"/></g><circle cx="600" cy="315" r="7" fill="currentColor"/></svg>`;

// Draws the picture that chats show for a shared page of each brand: `npm run pictures`.
const browser = await launchBrowser();
try {
  for (const id of ["sanam", "rimnam"]) {
    const read = readBrand(JSON.parse(readFileSync(resolve(folder, `${id}.json`), "utf8")));
    if (!read.ok) throw new Error(read.error.join("\n"));
    const { name, themeColor, scheme } = read.value;
    const colors = palette(themeColor, scheme === "light" ? "light" : "dark");
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(`<style>${faces.join("")}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;font-family:A;color:${colors["text"]};background:
radial-gradient(ellipse 70% 90% at 78% 20%,${colors["brand-wash"]},transparent),${colors["ink-0"]}}
.field{position:absolute;color:${colors["brand"]};opacity:.16}
main{position:absolute;inset:0;padding:76px 84px;display:flex;flex-direction:column;justify-content:space-between}
header{display:flex;align-items:center;gap:26px;font-size:54px;font-weight:600}
header svg{width:92px;height:92px}
h1{font-size:84px;font-weight:600;line-height:1.32}
p{margin-top:18px;font-size:36px;color:${colors["muted"]}}
</style><div class="field">${FIELD}</div><main><header>${markSvg(read.value)}<span>${name}</span></header>
<div><h1>${heroTitle1}<br>${heroTitle2}</h1><p>${heroLine1}</p></div></main>`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: resolve(folder, `${id}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
}
