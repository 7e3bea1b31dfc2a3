import type { HeaderRule } from "../../../contracts/delivery/page-headers.ts";
import {
  bare,
  HOUSE_PATHS,
  namesOf,
  quoted,
  quotedPattern,
  reachableRules,
  type ServedBrand,
  type ServerPlan,
} from "./server-plan.ts";

const SEND = "file_server {\n\tprecompressed br gzip\n}";
/** Types that Caddy does not know by itself. */
const TYPES = {
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  ico: "image/x-icon",
  txt: "text/plain; charset=utf-8",
} as const;
const NOT_FOUND = "respond 404";

/** The site for Caddy, as a Caddyfile or a part of one. Without a port, Caddy gets the hosts' certificates by itself. */
export function caddyConfig(plan: ServerPlan): string {
  return [
    "# Written by `sanam brand server --for caddy`; write it again after each build.",
    ...plan.brands.map((brand) => siteBlock(plan, brand)),
  ].join("\n");
}

function siteBlock(plan: ServerPlan, brand: ServedBrand): string {
  const { root, house } = plan;
  const id = bare(brand.id);
  const rules = reachableRules(brand.rules);
  const page = `/brands/${id}/index.html`;
  const others = rules.filter(({ under }) => under !== "/");
  const files = (name: string) => [
    `@${name} file /brands/${id}{path} {path}`,
    handle(`@${name}`, ["rewrite * {file_match.relative}", SEND]),
  ];
  const lines = [
    ...Object.entries(TYPES).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} content-type ${quoted(type)}`,
    ]),
    ...HOUSE_PATHS.map((path) => handle(`${path}*`, [house === undefined ? NOT_FOUND : proxyTo(house)])),
    "# Files of other brands and of the build.",
    "@hidden path_regexp /\\.",
    handle("@hidden", [NOT_FOUND]),
    handle(`/brands/${id}/*`, [...headersOf(rules.find(({ under }) => under === "/")), SEND]),
    handle("/brands*", [NOT_FOUND]),
    ...others.map((rule, index) =>
      handle(quoted(`${rule.under}*`), [...headersOf(rule), ...files(`under${index}`), handle("", [NOT_FOUND])]),
    ),
    "# The pages of the site, and the same page with status 404 for an address that has none.",
    handle("", [
      ...headersOf(rules.find(({ under }) => under === "/")),
      `@page path_regexp ${quotedPattern(brand, "(?i)")}`,
      handle("@page", [`rewrite * ${page}`, SEND]),
      ...files("file"),
      handle("", [`rewrite * ${page}`, SEND.replace("\n}", "\n\tstatus 404\n}")]),
    ]),
  ];
  const secure = `${addressesOf(plan, brand).join(", ")} {\n${indent([`root * ${quoted(root)}`, block("route", lines)])}\n}\n`;
  return secure + plainBlock(plan, brand);
}

/** Caddy alone would also lead calls to HTTPS: their clients would not notice that their secrets were readable. */
function plainBlock({ port, house }: ServerPlan, brand: ServedBrand): string {
  const names = brand.hostnames.map((name) => `http://${bare(name)}`);
  if (port !== undefined || house === undefined || names.length === 0) return "";
  const lines = [handle("/api/*", ["respond 403"]), handle("", ["redir https://{host}{uri} 308"])];
  return `${block(names.join(", "), lines)}\n`;
}

/** The default brand answers every other host, as far as a certificate is not needed for it. */
function addressesOf({ port, default: usual }: ServerPlan, brand: ServedBrand): readonly string[] {
  const names = namesOf(brand).map(bare);
  if (port === undefined) return names.map((name) => (name.endsWith(".localhost") ? `http://${name}` : name));
  return [...names.map((name) => `http://${name}:${port}`), ...(brand.id === usual ? [`http://:${port}`] : [])];
}

function headersOf({ headers = {} }: Partial<HeaderRule> = {}): readonly string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${bare(name)} ${quoted(value)}`);
  return lines.length === 0 ? [] : [block("header", lines)];
}

function proxyTo(house: string): string {
  return block(`reverse_proxy ${quoted(house)}`, ["# Event streams arrive at once.", "flush_interval -1"]);
}

function handle(matcher: string, lines: readonly string[]): string {
  return block(["handle", matcher].filter(Boolean).join(" "), lines);
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${indent(lines)}\n}`;
}

function indent(lines: readonly string[]): string {
  return lines.join("\n").replace(/^(?=.)/gm, "\t");
}
