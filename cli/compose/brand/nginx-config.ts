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

const TYPES = {
  "text/html": "html",
  "text/css": "css",
  "text/javascript": "js",
  "text/plain": "txt",
  "application/json": "json",
  "application/manifest+json": "webmanifest",
  "image/svg+xml": "svg",
  "image/png": "png",
  "image/jpeg": "jpg jpeg",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/x-icon": "ico",
  "font/woff2": "woff2",
} as const;

export interface NginxOptions {
  /** Whether nginx has its module brotli_static. */
  readonly brotli?: boolean;
}

/** The site for nginx, as a file in its `http` block (`/etc/nginx/conf.d/sanam.conf`). */
export function nginxConfig(plan: ServerPlan, { brotli = false }: NginxOptions = {}): string {
  return [
    "# Written by `sanam brand server --for nginx`; write it again after each build.",
    ...plan.brands.map((brand) => serverBlock(plan, brand, brotli)),
  ].join("\n");
}

function serverBlock({ root, port = 80, default: usual, house }: ServerPlan, brand: ServedBrand, brotli: boolean) {
  const id = bare(brand.id);
  const rules = reachableRules(brand.rules);
  const page = `/brands/${id}/index.html`;
  const pageHeaders = rules.find(({ under }) => under === "/");
  const lines = [
    `listen ${port}${brand.id === usual ? " default_server" : ""};`,
    `server_name ${namesOf(brand).map(bare).join(" ")};`,
    `root ${quoted(root)};`,
    "charset utf-8;",
    "charset_types text/css text/javascript text/plain application/json;",
    "default_type application/octet-stream;",
    `types {\n${indent(Object.entries(TYPES).map(([type, names]) => `${type} ${names};`))}\n}`,
    "gzip_static on;",
    "gzip_vary on;",
    ...(brotli ? ["brotli_static on;"] : []),
    "server_tokens off;",
    "absolute_redirect off;",
    ...HOUSE_PATHS.map((path) => location(`^~ ${path}`, house === undefined ? ["return 404;"] : proxyTo(house))),
    "# Files of other brands and of the build.",
    location("^~ /brands", ["return 404;"]),
    location("~ /\\.", ["return 404;"]),
    location(`^~ /brands/${id}/`, [...headersOf(pageHeaders), "try_files $uri =404;"]),
    ...rules
      .filter(({ under }) => under !== "/")
      .map((rule) =>
        location(`^~ ${quoted(rule.under)}`, [...headersOf(rule), `try_files /brands/${id}$uri $uri =404;`]),
      ),
    "# The pages of the site, and the same page with status 404 for an address that has none.",
    location(`~* ${quotedPattern(brand)}`, [...headersOf(pageHeaders), `rewrite ^ ${page} break;`]),
    location("/", [...headersOf(pageHeaders), "error_page 404 @missing;", `try_files /brands/${id}$uri $uri =404;`]),
    location("@missing", [...headersOf(pageHeaders), `rewrite ^ ${page} break;`]),
  ];
  return `server {\n${indent(lines)}\n}\n`;
}

/** nginx inherits no header into a block that sets one, so every block lists all of them. */
function headersOf({ headers = {} }: Partial<HeaderRule> = {}): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${bare(name)} ${quoted(value)} always;`);
}

function proxyTo(house: string): readonly string[] {
  return [
    `proxy_pass ${quoted(house)};`,
    "proxy_http_version 1.1;",
    'proxy_set_header Connection "";',
    "proxy_set_header Host $http_host;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    "proxy_set_header X-Forwarded-Proto $scheme;",
    "# Event streams arrive at once and stay open.",
    "proxy_buffering off;",
    "proxy_read_timeout 1h;",
    "# What was sent is never sent again: it may have had its effect.",
    "proxy_next_upstream off;",
  ];
}

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${indent(lines)}\n}`;
}

function indent(lines: readonly string[]): string {
  return lines.join("\n").replace(/^(?=.)/gm, "  ");
}
