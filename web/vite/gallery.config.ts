import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { readBrand } from "../brand/brand.ts";
import { brandCss } from "../brand/brand-css.ts";
import { textPacks } from "./text-packs.ts";

const brands = resolve(import.meta.dirname, "../brand/brands");
const ADDRESS = /^\/brands\/([a-z]+)\/([\w-]+\.(css|svg|webp))$/;
const TYPES: Readonly<Record<string, string>> = { css: "text/css", svg: "image/svg+xml", webp: "image/webp" };

/** `npm run tool -- gallery`: the components of the site in every state and brand. It is no part of the site's build. */
export default defineConfig({
  root: resolve(import.meta.dirname, "../gallery"),
  cacheDir: resolve(import.meta.dirname, "../../build/gallery"),
  plugins: [textPacks(), react(), brandsOfGallery()],
  server: { fs: { allow: [resolve(import.meta.dirname, "../..")] } },
});

/** Serves the style sheet and the pictures of each brand that we ship. */
function brandsOfGallery(): Plugin {
  return {
    name: "sanam-gallery-brands",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id = "", name = "", type = ""] = ADDRESS.exec(request.url ?? "") ?? [];
        if (id === "") return next();
        response.setHeader("content-type", TYPES[type] ?? "text/plain");
        response.end(name === "brand.css" ? styleOf(id) : readFileSync(resolve(brands, id, name)));
      });
    },
  };
}

function styleOf(id: string): string {
  const read = readBrand(JSON.parse(readFileSync(resolve(brands, id, `${id}.json`), "utf8")));
  if (!read.ok) throw new Error(read.error.join("\n"));
  return brandCss(read.value);
}
