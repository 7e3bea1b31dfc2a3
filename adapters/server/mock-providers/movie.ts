/** A short film in SVG and CSS, in place of a provider's player. Its label says that it is a sample. */
export const MOVIE_PAGE = `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>เรือน้อยในคืนเดือนเพ็ญ</title><link rel="stylesheet" href="/stand-ins/movie.css"></head>
<body><main><svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" role="img" aria-label="ภาพยนตร์ตัวอย่าง: เรือลำเล็กลอยไปบนทะเลใต้แสงจันทร์">
<rect class="sky" width="640" height="360"/>
<g class="stars"><circle cx="70" cy="48" r="1.6"/><circle cx="150" cy="96" r="1.2"/><circle cx="214" cy="38" r="1.8"/><circle cx="300" cy="84" r="1.2"/><circle cx="372" cy="30" r="1.5"/><circle cx="560" cy="118" r="1.4"/><circle cx="606" cy="44" r="1.7"/></g>
<g class="moon"><circle class="glow" cx="470" cy="88" r="64"/><circle cx="470" cy="88" r="38"/></g>
<path class="hills" d="M0 232q80-54 170-30t150-22 180 18 140-20v90H0z"/>
<path class="wave far" d="M-160 250q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v130H-160z"/>
<g class="course"><g class="boat"><path class="hull" d="M268 262h104l-20 26h-66z"/><path class="mast" d="M318 262v-74"/><path class="sail" d="M322 190q46 28 44 62h-44z"/></g></g>
<path class="wave near" d="M-160 286q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v90H-160z"/>
</svg></main></body></html>`;

export const MOVIE_STYLE = `:root{color-scheme:dark}
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
