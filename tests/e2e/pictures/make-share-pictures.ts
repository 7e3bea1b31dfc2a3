import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { readBrand } from "../../../web/brand/brand.ts";
import { servedTexts } from "../../../web/brand/files/brand-page.ts";
import { schemeColors } from "../../../web/brand/look/look-colors.ts";
import { DEFAULT_LOOK } from "../../../web/brand/look/look-fields.ts";
import { launchBrowser } from "../support/launch-browser.ts";

const folder = resolve(import.meta.dirname, "../../../web/brand/brands");
const { resolve: find } = createRequire(import.meta.url);

const faces = ["anuphan", "trirong"].flatMap((family) =>
  ["thai-600", "latin-600", ...(family === "anuphan" ? ["thai-400", "latin-400"] : [])].map((name) => {
    const data = readFileSync(find(`@fontsource/${family}/files/${family}-${name}-normal.woff2`)).toString("base64");
    const weight = name.split("-")[1];
    const range = name.startsWith("thai") ? "U+0E00-0E7F,U+200B-200D" : "U+0000-00FF,U+2013-2014";
    return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  }),
);

const TYPES = { svg: "image/svg+xml", webp: "image/webp" } as const;

function picture(id: string, name: string): string {
  const type = TYPES[name.endsWith(".svg") ? "svg" : "webp"];
  return `data:${type};base64,${readFileSync(join(folder, id, name)).toString("base64")}`;
}

// Draws the picture that chats show for a shared page of each brand, from its hero and its mark: `npm run tool -- pictures`.
const browser = await launchBrowser();
try {
  for (const id of ["sanam", "racha", "rimnam", "chad"]) {
    const read = readBrand(JSON.parse(readFileSync(join(folder, id, `${id}.json`), "utf8")));
    if (!read.ok) throw new Error(read.error.join("\n"));
    const { name, themeColor, scheme, look = DEFAULT_LOOK, logo, pictures } = read.value;
    if (logo === undefined || pictures?.hero === undefined) throw new Error(`${id} has no mark or no hero`);
    const { heroTitle1, heroTitle2, heroLine1 } = servedTexts(read.value);
    const colors = schemeColors({ themeColor, look }, scheme === "light" ? "light" : "dark");
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(`<style>${faces.join("")}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;font-family:anuphan;color:${colors["field-text"]};background:${colors["field-3"]}}
.scene{position:absolute;left:0;top:0;width:1200px;height:630px;object-fit:cover;object-position:78% 50%}
.shade{position:absolute;left:0;top:0;width:1200px;height:630px;background:${colors["hero-shade"]}}
main{position:absolute;inset:0;padding:76px 84px;display:flex;flex-direction:column;justify-content:space-between}
header{display:flex;align-items:center;gap:26px;font:600 54px ${look.displayFont},anuphan}
header img{width:96px;height:96px}
h1{font:600 66px/1.4 ${look.displayFont},anuphan}
p{margin-top:18px;font-size:36px}
</style><img class="scene" src="${picture(id, pictures.hero)}"><div class="shade"></div>
<main><header><img src="${picture(id, logo)}"><span>${name}</span></header>
<div><h1>${heroTitle1}<br>${heroTitle2}</h1><p>${heroLine1}</p></div></main>`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, id, `${id}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
}
