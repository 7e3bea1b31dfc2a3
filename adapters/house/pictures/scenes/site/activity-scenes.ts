import { blur, clay, neon, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, round, star } from "../../kit/shapes.ts";
import { coin } from "../../parts/coin.ts";
import { cardBack } from "../../parts/playing-card.ts";

/** A calendar whose days become coins. */
export function checkInScene(): string {
  const day = (index: number) => {
    const x = -72 + (index % 4) * 48;
    const y = -22 + Math.floor(index / 4) * 40;
    return index < 5
      ? coin(x, y, 15, { open: 0.98 })
      : rect(x - 16, y - 15, 32, 30, 8, index === 5 ? linear(0, 1, "#5affb0", "#14a562") : "#d8e8df");
  };
  return `${backdrop("#2ad08a", "#0a5a44", "#021a14", 0.5, 0.35)}${rays(160, 108, 22, 230, "#d8ffe9", 0.22)}${glow("#eafff4", 160, 104, 140, 0.6)}
${group(shadow(10, 9, 0.5), place(160, 116, `${rect(-108, -82, 216, 158, 18, linear(0, 1, "#ffffff", "#e0ece6"))}${path("M-108-50V-64Q-108-82-90-82H90Q108-82 108-64V-50z", linear(1, 0, "#ff6a5a", "#d81e3a"))}${repeat(4, (index) => `${rect(-75 + index * 48, -96, 9, 30, 4.5, linear(1, 0, "#f4f8fa", "#8a98a4"))}`)}${repeat(8, day)}`, { turn: -7, scale: 1.04 }))}
${discs({ box: [20, 10, 280, 210], count: 26, colors: ["#ffe27a", "#ffffff"], size: 2.3, strength: 1, seed: 3 })}${vignette(0.45)}`;
}

/** A wheel of prizes from below. */
export function wheelScene(): string {
  const colors = ["#e8283c", "#f7b82a", "#1f9ae0", "#ffffff", "#7a3df0", "#2ac47a", "#ff7a2a", "#ffffff"];
  const at = (radius: number, turn: number) =>
    `${round(radius * Math.cos((turn * Math.PI) / 180))} ${round(radius * Math.sin((turn * Math.PI) / 180))}`;
  return `${backdrop("#ffb83a", "#a8481a", "#2a0c06", 0.5, 0.6)}${rays(160, 200, 30, 300, "#fff3b0", 0.35)}${glow("#fff0b8", 160, 190, 190, 0.7)}
${group(shadow(8, 10, 0.6), place(160, 196, `${circle(0, 4, 164, GOLD_SIDE)}${circle(0, 0, 164, GOLD)}${circle(0, 0, 148, "#2a0a06")}${repeat(16, (index) => `${path(`M0 0L${at(144, index * 22.5)}A144 144 0 01${at(144, index * 22.5 + 22.5)}z`, colors[index % 8] ?? "", 'stroke="#ffe9a8" stroke-width="2"')}${place(0, 0, index % 2 === 0 ? coin(0, -112, 15, { open: 1 }) : place(0, -112, path(star(5, 15, 7), GOLD_ROUND)), { turn: index * 22.5 + 101.25 })}`)}${circle(0, 0, 144, radial(0.4, 0.25, 0.8, "#ffffff 0 .35", "#ffffff .4 0", "#000000 1 .4"))}${repeat(32, (index) => place(0, 0, circle(0, -156, 4, index % 2 === 0 ? "#fffbe0" : "#ffd870"), { turn: index * 11.25 }))}${circle(0, 0, 36, GOLD)}${circle(0, 0, 27, radial(0.4, 0.3, 0.8, "#ff7a5a", "#a8141e"))}`, { turn: 5 }))}
${group(shadow(5, 5), group(clay(3, 0.7), path("M138 6H182L160 62z", linear(0, 1, "#5affb0", "#0f9a5a"), `stroke="${GOLD}" stroke-width="3" stroke-linejoin="round"`)))}${discs({ box: [20, 10, 280, 200], count: 30, colors: ["#ffffff", "#fff3a0"], size: 2.2, strength: 1, seed: 5 })}${vignette(0.4)}`;
}

/** Cards turn over, and one shines. */
export function flipCardScene(): string {
  const shining = `${rect(-38, -54, 76, 108, 9, GOLD)}${rect(-32, -48, 64, 96, 6, linear(0.3, 1, "#fff8d8", "#ffdf8e"))}${path(star(5, 26, 12), "#c8781a")}`;
  return `${backdrop("#8a5af0", "#35178a", "#0c0430", 0.5, 0.4)}${beam(160, -20, 70, 250, 230, "#fff0c8", 0.5)}${glow("#ffe9a8", 160, 104, 130, 0.8)}${rays(160, 108, 20, 170, "#ffe9a0", 0.4)}
${cardBack(66, 132, "#5a2ac8", "#240a6a", { turn: -18, scale: 1.02 })}${cardBack(254, 132, "#5a2ac8", "#240a6a", { turn: 18, scale: 1.02 })}${cardBack(98, 118, "#7a3af0", "#30128a", { turn: -9, scale: 1.12 })}${cardBack(222, 118, "#7a3af0", "#30128a", { turn: 9, scale: 1.12 })}
<g transform="translate(160 106) skewY(-7)">${place(0, 0, shining, { scale: 1.4, filter: neon("#ffc83a", 6) })}</g>${discs({ box: [40, 10, 240, 200], count: 36, colors: ["#fff3a0", "#ffffff"], size: 2.3, strength: 1, seed: 7 })}${vignette(0.5)}`;
}

/** A box with a bow opens over cards. */
export function giftCardsScene(): string {
  const bow = "M0 0C-20-34-66-36-62-8-60 12-20 8 0 0 20 8 60 12 62-8 66-36 20-34 0 0z";
  return `${backdrop("#ff7ab0", "#b01e6a", "#30062c", 0.5, 0.4)}${rays(160, 120, 22, 230, "#ffe0f0", 0.35)}${glow("#fff0d8", 160, 110, 140, 0.8)}${cardBack(84, 76, "#c81e6a", "#5a0a3a", { turn: -24, scale: 0.9 })}${cardBack(236, 76, "#c81e6a", "#5a0a3a", { turn: 24, scale: 0.9 })}
${group(shadow(9, 9, 0.5), `${group(clay(5, 0.4), `${rect(84, 122, 152, 96, 10, linear(0, 1, "#ffffff", "#e8c8d8"))}`)}${rect(146, 120, 28, 98, 0, linear(1, 0, "#ffdf8e", "#f0b02a .5", "#a8640a"))}${place(160, 106, group(clay(4, 0.5), rect(-88, -16, 176, 36, 8, linear(0, 1, "#ffffff", "#f0d4e0"))), { turn: -8 })}${place(160, 106, rect(-15, -16, 30, 36, 2, GOLD), { turn: -8 })}${place(156, 88, group(clay(4, 0.8), path(bow, GOLD, 'stroke="#8a5a10" stroke-width="1"')), { turn: -8 })}${circle(156, 87, 10, GOLD_ROUND)}`)}
${coin(70, 200, 20, { turn: -12, open: 0.7 })}${coin(252, 204, 22, { turn: 10, open: 0.7 })}${discs({ box: [30, 10, 260, 130], count: 36, colors: ["#ffe27a", "#ffffff", "#ffb0d8"], size: 2.6, strength: 1, seed: 9 })}${vignette(0.4)}`;
}

/** A ticket with a percent sign before falling coins. */
export function promotionScene(): string {
  return `${backdrop("#4a9af0", "#123a8a", "#040f2c", 0.5, 0.35)}${beam(160, -20, 40, 280, 240, "#e0f0ff", 0.45)}${glow("#d8ecff", 160, 110, 140, 0.6)}${coin(60, 60, 20, { turn: -20, open: 0.8 })}${coin(266, 50, 24, { turn: 18, open: 0.8 })}${coin(40, 150, 16, { turn: 30, open: 0.7 })}
${group(shadow(10, 9, 0.5), place(160, 118, `${group(clay(5, 0.5), path("M-112-58H112V-18A18 18 0 00112 18V58H-112V18A18 18 0 00-112-18z", linear(0.5, 1, "#ffe9a0", "#f7bf3a .5", "#b87414")))}${line("M48-50V50", "#8a5208", 2.5, 'stroke-dasharray="5 7"')}<text x="-34" y="34" font-size="96" font-weight="700" text-anchor="middle" fill="#8a2a0a">%</text>${place(80, 0, path(star(5, 22, 10), "#c8641e"))}`, { turn: -10, scale: 1.08 }))}${coin(258, 194, 26, { turn: -10, open: 0.7 })}${coin(92, 214, 20, { turn: 8, open: 0.6 })}
${discs({ box: [20, 10, 280, 200], count: 30, colors: ["#ffffff", "#ffe27a"], size: 2.2, strength: 1, seed: 11 })}${vignette(0.45)}`;
}

/** A clapper board in the light of a projector. */
export function movieScene(): string {
  const bars = repeat(6, (index) => path(`M${-104 + index * 36} -26h18l-14-30h-18z`, "#ffffff"));
  return `${backdrop("#1ea0b0", "#0a3c54", "#021018", 0.6, 0.3)}${path("M330-10L330 60L-20 240V120z", linear(-1, 0.6, "#fff6d8 0 .6", "#fff6d8 1 0"), `filter="${blur(8)}"`)}${glow("#d8fbff", 170, 110, 140, 0.5)}${ellipse(160, 222, 130, 12, "#000", `opacity=".5" filter="${blur(6)}"`)}
${group(shadow(9, 9, 0.6), place(160, 132, `${group(clay(5, 0.4), rect(-106, -24, 212, 106, 10, linear(0, 1, "#2c343c", "#0e1216")))}${line("M-92 6H92M-92 40H92M-20 6V40M36 40V72", "#6a7a86", 2)}${place(-104, -26, `<g transform="translate(104 26)">${rect(-106, -56, 212, 30, 5, "#14181c")}${bars}</g>`, { turn: -12 })}${path("M-24 48L4 62-24 76z", GOLD)}`, { turn: -5, scale: 0.98 }))}
${discs({ box: [60, 20, 260, 140], count: 40, colors: ["#fff6d8", "#ffffff"], size: 1.8, strength: 0.9, seed: 13 })}${vignette(0.5)}`;
}
