/** The style of the report's page. It needs no other file and no script. */
export const HTML_STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1d1b16;--soft:#6b665b;--line:#e4e0d6;--good:#1b7a4b;--bad:#b3261e;--wait:#8a6100;--code:#f3f0e8}
@media (prefers-color-scheme:dark){:root{--ground:#15140f;--card:#1e1c17;--ink:#efece4;--soft:#a49e90;--line:#35322a;--good:#63c795;--bad:#ff8a80;--wait:#e0b34d;--code:#28251e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Thai",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em;margin:0 0 .25rem;font-weight:650}
.meta{color:var(--soft);margin:0 0 1.75rem;overflow-wrap:anywhere}
.sums{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:0 0 2rem;padding:0}
.sum{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.sum dt{color:var(--soft);font-size:.8125rem}
.sum dd{margin:0;font-size:1.5rem;font-weight:650;line-height:1.3}
.sum dd small{display:block;font-size:.8125rem;font-weight:400;line-height:1.4;color:var(--soft)}
.bar{display:flex;height:.5rem;border-radius:.25rem;overflow:hidden;background:var(--line);margin:0 0 2rem}
.bar i{display:block}
.bar .passed{background:var(--good)}.bar .failed{background:var(--bad)}.bar .skipped,.bar .interrupted{background:var(--wait)}
details{background:var(--card);border:1px solid var(--line);border-radius:.75rem;margin:0 0 .625rem}
details.failed,details.interrupted{border-color:var(--bad)}
summary{display:grid;grid-template-columns:1.5rem 1fr auto;gap:.5rem;align-items:baseline;padding:.75rem 1rem;cursor:pointer;list-style:none;border-radius:.75rem}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
summary b{font-weight:600}
summary span{display:block;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}
.mark,summary .mark{font-weight:700;font-size:1rem}
.passed>summary .mark,li.passed .mark{color:var(--good)}
.failed>summary .mark,li.failed .mark,.interrupted>summary .mark,li.interrupted .mark{color:var(--bad)}
.skipped>summary .mark,li.skipped .mark{color:var(--wait)}
.time{color:var(--soft);font-size:.8125rem;white-space:nowrap}
ol{list-style:none;margin:0;padding:.25rem 1rem .875rem;border-top:1px solid var(--line)}
li{display:grid;grid-template-columns:1.5rem 2.5rem 1fr auto;gap:.5rem;align-items:baseline;padding:.375rem 0}
li+li{border-top:1px solid var(--line)}
li.not-run{color:var(--soft)}
li .at{color:var(--soft);font-size:.8125rem;text-align:right}
li p{margin:.125rem 0 0;color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
li.failed p{color:var(--bad)}
li em{font-style:normal;color:var(--soft);font-size:.875rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0 .25rem;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.3125rem .625rem;border:1px solid var(--line);overflow-wrap:anywhere}
th{color:var(--soft);font-weight:500;background:var(--code)}
code{font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.tag{display:inline-block;background:var(--code);border-radius:.375rem;padding:0 .375rem;margin-right:.25rem}
h2{font-size:1.0625rem;margin:2rem 0 .75rem;font-weight:650}
footer{color:var(--soft);font-size:.8125rem;margin-top:2.5rem}
@media (max-width:32rem){li{grid-template-columns:1.25rem 1fr auto}li .at{display:none}}
@media print{body{background:none}details{break-inside:avoid}}
`;
