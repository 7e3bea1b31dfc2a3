import { expect, test } from "vitest";
import { NO_ORIGINS } from "../../../contracts/delivery/page-origins.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { brandOrigins } from "../../../web/brand/files/brand-files.ts";

const elsewhere = {
  ...brand,
  backendUrl: "https://api.example/v1",
  imageHost: "https://img.example/x",
  chatHosts: ["https://*.chat.example"],
  contentHosts: ["https://maker.example"],
};

test("a brand that uses only its own origin names no others", () => {
  expect(brandOrigins(brand)).toEqual(NO_ORIGINS);
});

test("a brand without a chat script does not name the chat's hosts", () => {
  expect(brandOrigins(elsewhere)).toEqual({
    backend: ["https://api.example"],
    content: ["https://img.example", "https://maker.example"],
    chat: [],
  });
});

test("a brand with a chat names the origin of its script and its hosts", () => {
  expect(brandOrigins({ ...elsewhere, chatScriptUrl: "https://w.example/a/b.js" }).chat).toEqual([
    "https://w.example",
    "https://*.chat.example",
  ]);
});

test("a brand names the origins of its pictures and of the pages that it embeds", () => {
  const configuration = { "embed.movie": "https://movies.example/today", "home.normal.logo": "/brands/sanam/logo.svg" };
  expect(brandOrigins({ ...brand, configuration }).content).toEqual(["https://movies.example"]);
});
