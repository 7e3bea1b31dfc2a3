import { bangkokTimeOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { type Match, matchesAt, standingsAt } from "./football.ts";

/** How often a page reloads itself, in seconds. */
const REFRESH_SECONDS = 15;

const SCHEMES = ["dark", "light"] as const;
type Scheme = (typeof SCHEMES)[number];

/** Undefined for an unknown scheme; then the device's scheme applies. */
export function schemeOf(requested: string | undefined): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === requested);
}

const STATES = { ahead: "ยังไม่เริ่ม", playing: "กำลังแข่ง", "half-time": "พักครึ่ง", over: "จบแล้ว" } as const satisfies Record<
  Match["state"],
  string
>;

/** Football results that follow the clock. All are invented, and the page says so. */
export function liveScorePage(now: Instant, scheme?: Scheme): string {
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
export function standingsPage(now: Instant, scheme?: Scheme): string {
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
<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>${title}</title><link rel="stylesheet" href="/stand-ins/style.css"></head>
<body><main><h1>${title}</h1><p>อัปเดต ${bangkokTimeOf(now)} น. · ข้อมูลตัวอย่าง ทีมสมมติ</p>
<table aria-label="${title}"><thead>${head}</thead><tbody>${rows.join("")}</tbody></table></main></body></html>`;
}

const LIGHT = "color-scheme:light;--page:#fff;--text:#14211b;--muted:#52635a;--line:rgba(10,30,20,.14);--live:#0b7a45";

export const STYLE = `:root{color-scheme:dark;--page:#111815;--text:#eaf3ee;--muted:#9bb0a6;--line:rgba(225,245,235,.12);--live:#36d98c}
:root[data-scheme="light"]{${LIGHT}}
@media (prefers-color-scheme:light){:root:not([data-scheme]){${LIGHT}}}
body{margin:0;background:var(--page);color:var(--text);font:400 15px/1.6 Anuphan,"Noto Sans Thai","Leelawadee UI",Thonburi,sans-serif}
main{padding:16px}h1{margin:0;font-size:17px}p{margin:0 0 12px;font-size:13px;color:var(--muted)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:10px 6px;text-align:left;border-bottom:1px solid var(--line)}
th{font-size:13px;font-weight:400;color:var(--muted)}.end{text-align:right}.score{text-align:center;white-space:nowrap}
td.score{font-weight:600;font-size:17px}.playing{color:var(--live)}`;
