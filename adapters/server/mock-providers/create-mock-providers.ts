import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Clock } from "../../../core/platform/device.ts";
import { bangkokTimeOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { answering, createHttpApp, type HttpApp, respond } from "../http/http-app.ts";
import { httpErrorReply } from "../problem-reply.ts";
import { type Match, matchesAt, standingsAt } from "./football.ts";

const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

const HTML = { "content-type": "text/html; charset=utf-8" };
const WOFF2 = { "content-type": "font/woff2", "access-control-allow-origin": "*" };
const CSS = { "content-type": "text/css; charset=utf-8" };

type Page = (scheme: ReturnType<typeof schemeOf>) => string | Uint8Array<ArrayBuffer>;

/**
 * Pages in place of the providers that an operator would embed, under /mock-providers: live scores, standings and a film.
 * They contain no script. Only the site and `otherSites` may frame them.
 */
export function createMockProviders(clock: Clock, otherSites: readonly string[] = []): HttpApp {
  const shared = {
    "content-security-policy": [`${POLICY}; frame-ancestors 'self'`, ...otherSites].join(" "),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // The site frames them without an origin, and "same-origin" would block that.
    "cross-origin-resource-policy": "cross-origin",
  };
  const pages = new Map<string, readonly [type: Readonly<Record<string, string>>, page: Page]>([
    ["/mock-providers/live-score", [HTML, (scheme) => liveScorePage(clock(), scheme)]],
    ["/mock-providers/standings", [HTML, (scheme) => standingsPage(clock(), scheme)]],
    ["/mock-providers/movie", [HTML, () => MOVIE_PAGE]],
    ["/mock-providers/style.css", [CSS, () => `${FONT_STYLES}\n${STYLE}`]],
    ["/mock-providers/movie.css", [CSS, () => `${FONT_STYLES}\n${MOVIE_STYLE}`]],
  ]);
  // A frame without an origin loads its fonts across origins.
  for (const font of FONTS) pages.set(`/mock-providers/${font}.woff2`, [WOFF2, () => readFont(font)]);
  const app = createHttpApp();
  for (const [path, [type, page]] of pages)
    app.get(
      path,
      answering(({ query }) => ({
        status: 200,
        headers: { ...type, ...shared },
        body: page(schemeOf(query["scheme"])),
      })),
    );
  app.all("/mock-providers/*", (c) => respond(c, httpErrorReply("not-found", shared)));
  return app;
}

const require = createRequire(import.meta.url);

/** The site's fonts: a device without a Thai font would show boxes in the frame. */
const FONTS = ["thai", "latin"] as const;
export type Font = (typeof FONTS)[number];

function readFont(font: Font): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(require.resolve(`@fontsource/anuphan/files/anuphan-${font}-400-normal.woff2`)));
}

const FONT_STYLES = `@font-face{font-family:Anuphan;src:url(thai.woff2) format("woff2");unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Anuphan;src:url(latin.woff2) format("woff2");unicode-range:U+0000-00FF,U+2013-2014,U+2032}`;

/** A short film in SVG and CSS, in place of a provider's player. Its label says that it is a sample. */
const MOVIE_PAGE = `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>เรือน้อยในคืนเดือนเพ็ญ</title><link rel="stylesheet" href="/mock-providers/movie.css"></head>
<body><main><svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" role="img" aria-label="ภาพยนตร์ตัวอย่าง: เรือลำเล็กลอยไปบนทะเลใต้แสงจันทร์">
<rect class="sky" width="640" height="360"/>
<g class="stars"><circle cx="70" cy="48" r="1.6"/><circle cx="150" cy="96" r="1.2"/><circle cx="214" cy="38" r="1.8"/><circle cx="300" cy="84" r="1.2"/><circle cx="372" cy="30" r="1.5"/><circle cx="560" cy="118" r="1.4"/><circle cx="606" cy="44" r="1.7"/></g>
<g class="moon"><circle class="glow" cx="470" cy="88" r="64"/><circle cx="470" cy="88" r="38"/></g>
<path class="hills" d="M0 232q80-54 170-30t150-22 180 18 140-20v90H0z"/>
<path class="wave far" d="M-160 250q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v130H-160z"/>
<g class="course"><g class="boat"><path class="hull" d="M268 262h104l-20 26h-66z"/><path class="mast" d="M318 262v-74"/><path class="sail" d="M322 190q46 28 44 62h-44z"/></g></g>
<path class="wave near" d="M-160 286q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v90H-160z"/>
</svg></main></body></html>`;

const MOVIE_STYLE = `:root{color-scheme:dark}
body{margin:0;overflow:hidden;background:#060d12}
svg{display:block;width:100vw;height:100vh}
.sky{fill:#0b1b2b}.stars{fill:#e9f3ff;animation:twinkle 5s ease-in-out infinite}
.moon{fill:#f6e7b8}.glow{opacity:.16;animation:breathe 8s ease-in-out infinite;transform-origin:470px 88px}
.hills{fill:#0a2430}.wave{animation:drift 9s linear infinite}.far{fill:#0e3a48}.near{fill:#0a2a38;animation-duration:6s}
.course{animation:sail 24s ease-in-out infinite alternate}.boat{animation:bob 4s ease-in-out infinite;transform-origin:320px 280px}
.hull{fill:#7a3f2a}.mast{stroke:#c9a27e;stroke-width:4}.sail{fill:#f2ead8}
@keyframes drift{to{transform:translateX(160px)}}
@keyframes twinkle{50%{opacity:.45}}
@keyframes breathe{50%{transform:scale(1.12)}}
@keyframes sail{from{transform:translateX(-170px)}to{transform:translateX(150px)}}
@keyframes bob{0%,100%{transform:translateY(0) rotate(-2deg)}50%{transform:translateY(6px) rotate(2deg)}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}}`;

/** How often a page reloads itself, in seconds. */
const REFRESH_SECONDS = 15;

const SCHEMES = ["dark", "light"] as const;
type Scheme = (typeof SCHEMES)[number];

/** Undefined for an unknown scheme; then the device's scheme applies. */
function schemeOf(requested: string | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === requested);
}

const STATES = { ahead: "ยังไม่เริ่ม", playing: "กำลังแข่ง", "half-time": "พักครึ่ง", over: "จบแล้ว" } as const satisfies Record<
  Match["state"],
  string
>;

/** Football results that follow the clock. All are invented, and the page says so. */
function liveScorePage(now: Instant, scheme?: Scheme): string {
  const rows = matchesAt(now).map(({ home, away, kickOff, state, minute, goals }) => {
    const when =
      state === "playing"
        ? `${STATES[state]} ${minute}′`
        : state === "ahead"
          ? `${bangkokTimeOf(kickOff)} น.`
          : STATES[state];
    const score = state === "ahead" ? "–" : `${goals[0]} – ${goals[1]}`;
    return `<tr><td class="${state}">${when}</td><td class="end">${home}</td><td class="score">${score}</td><td>${away}</td></tr>`;
  });
  return page(
    { now, scheme },
    "ผลบอลสด",
    `<tr><th>เวลา</th><th class="end">เหย้า</th><th class="score">ผล</th><th>เยือน</th></tr>`,
    rows,
  );
}

/** The week's table of the same matches. */
function standingsPage(now: Instant, scheme?: Scheme): string {
  const rows = standingsAt(now).map(
    ({ team, played, won, drawn, lost, scored, conceded, points }, index) =>
      `<tr><td>${index + 1}</td><td>${team}</td><td class="end">${played}</td><td class="end">${won}</td><td class="end">${drawn}</td><td class="end">${lost}</td><td class="end">${scored}:${conceded}</td><td class="end"><b>${points}</b></td></tr>`,
  );
  const head = `<tr><th>#</th><th>ทีม</th><th class="end">แข่ง</th><th class="end">ชนะ</th><th class="end">เสมอ</th><th class="end">แพ้</th><th class="end">ได้:เสีย</th><th class="end">แต้ม</th></tr>`;
  return page({ now, scheme }, "ตารางคะแนน", head, rows);
}

interface PageOptions {
  readonly now: Instant;
  readonly scheme: Scheme | undefined;
}

function page({ now, scheme }: PageOptions, title: string, head: string, rows: readonly string[]): string {
  return `<!doctype html>
<html lang="th"${scheme === undefined ? "" : ` data-scheme="${scheme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>${title}</title><link rel="stylesheet" href="/mock-providers/style.css"></head>
<body><main><h1>${title}</h1><p>อัปเดต ${bangkokTimeOf(now)} น. · ข้อมูลตัวอย่าง ทีมสมมติ</p>
<table aria-label="${title}"><thead>${head}</thead><tbody>${rows.join("")}</tbody></table></main></body></html>`;
}

const LIGHT = "color-scheme:light;--page:#fff;--text:#14211b;--muted:#52635a;--line:rgba(10,30,20,.14);--live:#0b7a45";

const STYLE = `:root{color-scheme:dark;--page:#111815;--text:#eaf3ee;--muted:#9bb0a6;--line:rgba(225,245,235,.12);--live:#36d98c}
:root[data-scheme="light"]{${LIGHT}}
@media (prefers-color-scheme:light){:root:not([data-scheme]){${LIGHT}}}
body{margin:0;background:var(--page);color:var(--text);font:400 15px/1.6 Anuphan,"Noto Sans Thai","Leelawadee UI",Thonburi,sans-serif}
main{padding:16px}h1{margin:0;font-size:17px}p{margin:0 0 12px;font-size:13px;color:var(--muted)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:10px 6px;text-align:left;border-bottom:1px solid var(--line)}
th{font-size:13px;font-weight:400;color:var(--muted)}.end{text-align:right}.score{text-align:center;white-space:nowrap}
td.score{font-weight:600;font-size:17px}.playing{color:var(--live)}`;
