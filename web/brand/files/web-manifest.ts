import type { Brand } from "../brand.ts";
import { servedPalette } from "./served-palette.ts";
import { servedTexts } from "./served-texts.ts";

/** What a phone needs to install the site as an app. `folder` is the path of the brand's files. */
export function webManifest(brand: Brand, folder: string) {
  const { "ink-0": background } = servedPalette(brand);
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `${folder}/${name}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: servedTexts(brand).description,
    lang: "th",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}
