/** The style of every report's page: calm, in a light and a dark scheme, and for paper. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1d1b16;--soft:#655f53;--line:#e4e0d6;--good:#1b7a4b;--bad:#b3261e;--wait:#8a6100;--none:#8b8578;--code:#f3f0e8}
@media (prefers-color-scheme:dark){:root{--ground:#15140f;--card:#1e1c17;--ink:#efece4;--soft:#a9a395;--line:#38352c;--good:#63c795;--bad:#ff8a80;--wait:#e0b34d;--none:#8f897b;--code:#28251e}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Thai",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.015em;margin:0 0 .375rem;font-weight:650;overflow-wrap:anywhere}
h1::before{content:"";display:block;width:2.5rem;height:.25rem;border-radius:.125rem;margin:0 0 1rem;background:var(--tone,var(--none))}
h2{font-size:1.0625rem;margin:2rem 0 .75rem;font-weight:650}
p{margin:0}
.good{--tone:var(--good)}.bad{--tone:var(--bad)}.wait{--tone:var(--wait)}.none{--tone:var(--none)}
.about{color:var(--soft);margin:0 0 1.75rem;overflow-wrap:anywhere}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:0 0 1.25rem}
.figures div{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem}
.figures dt{color:var(--soft);font-size:.8125rem}
.figures dd{margin:0;font-size:1.5rem;font-weight:650;line-height:1.3}
.figures .bad dd,.figures .wait dd{color:var(--tone)}
.figures small{display:block;font-size:.8125rem;font-weight:400;line-height:1.4;color:var(--soft)}
.shares{display:block;width:100%;height:.5rem;border-radius:.25rem;background:var(--line);margin:0 0 1.5rem}
.shares rect{fill:var(--tone)}
.pick{position:absolute;opacity:0;pointer-events:none}
.filter{display:flex;flex-wrap:wrap;gap:.375rem}
.filter label{border:1px solid var(--line);border-radius:1.375rem;min-height:2.75rem;padding:.5625rem 1rem;font-size:.875rem;cursor:pointer;background:var(--card);white-space:nowrap}
.filter b{font-weight:650}
details{background:var(--card);border:1px solid var(--line);border-radius:.75rem;margin:0 0 .5rem}
details.bad{border-color:var(--bad)}
summary{display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;gap:.5rem;align-items:baseline;padding:.75rem 1rem;cursor:pointer;list-style:none;border-radius:.75rem}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--code)}
summary:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
summary b{font-weight:600;overflow-wrap:anywhere}
summary small{display:block;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}
.mark{font-weight:700;color:var(--tone)}
.end{color:var(--soft);font-size:.8125rem;white-space:nowrap;text-align:right}
.body{padding:.75rem 1rem 1rem 3rem;border-top:1px solid var(--line)}
.body p+p,.body dl+p{margin-top:.25rem}
.soft{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:.25rem 1rem .875rem;border-top:1px solid var(--line)}
li{display:grid;grid-template-columns:1.5rem 2.5rem minmax(0,1fr) auto;gap:.5rem;align-items:baseline;padding:.375rem 0;overflow-wrap:anywhere}
li+li{border-top:1px solid var(--line)}
li.unrun{color:var(--soft)}
li .at{color:var(--soft);font-size:.8125rem;text-align:right}
li p{margin:.125rem 0 0;color:var(--soft);font-size:.875rem}
li.bad p{color:var(--bad)}
li em{font-style:normal;color:var(--soft);font-size:.875rem}
.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.125rem .75rem;margin:.375rem 0;font-size:.875rem}
.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.check{display:grid;grid-template-columns:1.5rem minmax(0,1fr);padding:.25rem 0;font-size:.9375rem}
.wide{overflow-x:auto}.wide td:first-child{min-width:9rem}
table{border-collapse:collapse;width:100%;margin:.5rem 0 .25rem;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.3125rem .625rem;border:1px solid var(--line)}
td{overflow-wrap:anywhere}
th{color:var(--soft);font-weight:500;background:var(--code)}
.amount{text-align:right;white-space:nowrap}
code,pre{font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--code);border-radius:.5rem;padding:.75rem;margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.tag{display:inline-block;background:var(--code);border-radius:.375rem;padding:0 .375rem;margin-right:.25rem}
.chart{display:block;width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
.chart text{font-size:12px;fill:var(--soft)}.chart line{stroke:var(--line)}.chart .strong{fill:var(--ink)}
.chart .p50{fill:var(--good)}.chart .p95{fill:var(--wait)}.chart .p99{fill:var(--bad)}
figure{margin:0 0 .5rem}figcaption{color:var(--soft);font-size:.875rem;margin:0 0 .5rem}
footer{color:var(--soft);font-size:.8125rem;margin-top:2.5rem}
@media (max-width:40rem){.chart{min-width:40rem}main{padding:1.5rem 1rem 3rem}h1{font-size:1.5rem}li{grid-template-columns:1.25rem minmax(0,1fr) auto}li .at{display:none}.body{padding-left:1rem}.figures{grid-template-columns:1fr 1fr}summary{grid-template-columns:1.25rem minmax(0,1fr)}summary .end{grid-column:2;text-align:left}.facts{grid-template-columns:1fr}.facts dd{margin-bottom:.25rem}}
@media print{:root{--ground:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--code:#f4f4f4;--good:#1b7a4b;--bad:#b3261e;--wait:#8a6100}main{max-width:none;padding:0}.filter{display:none}details{break-inside:avoid}details::details-content{content-visibility:visible;height:auto}}
`;
