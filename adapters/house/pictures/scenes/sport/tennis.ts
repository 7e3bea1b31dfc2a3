import { define } from "../../kit/definitions.ts";
import { blur, clay, shadow } from "../../kit/effects.ts";
import { discs, glow, ground, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** A racket meets the ball over a court of clay. */
export function tennis(): string {
  const strings =
    repeat(13, (index) => `M${-42 + index * 7}-60V60`) + repeat(17, (index) => `M-48 ${-60 + index * 7.5}H48`);
  const racket = `<g clip-path="url(#${define(`<clipPath id="$id"><ellipse cx="0" cy="-3" rx="45" ry="58"/></clipPath>`)})">${line(strings, "#f4f8ff", 1.1, 'opacity=".85"')}</g>${group(clay(2.5, 0.8), `${path("M0-66C34-66 52-38 52-4 52 30 30 56 12 70L8 150H-8L-12 70C-30 56-52 30-52-4-52-38-34-66 0-66zM0-57C-28-57-43-32-43-4-43 26-24 48 0 60 24 48 43 26 43-4 43-32 28-57 0-57z", linear(0.4, 1, "#5ae0ff", "#1478d8", "#0a2f7a"), 'fill-rule="evenodd"')}`)}${path("M-10 82L0 62 10 82 4 92H-4z", "#0a1c44", 'opacity=".55"')}`;
  return `<rect width="320" height="240" fill="${linear(0, 1, "#5a1f0c 0", "#c4582a .35", "#d9692f .6", "#7a2c10 1")}"/>
${path("M0 0H320V56Q160 72 0 56z", linear(0, 1, "#123c2c", "#1f5c40"))}${discs({ box: [0, 6, 320, 46], count: 130, colors: ["#fff0c8", "#ffd0a0", "#bfe0ff", "#ffffff"], size: 2.2, strength: 0.6, seed: 31 })}
${line("M-20 84Q160 96 340 84", "#ffffff", 5, 'opacity=".85"')}${line("M-30 206L350 150M96 88L-10 250M210 92L330 250", "#fff6ea", 4, 'opacity=".9"')}
${glow("#ffe0b0", 110, 110, 150, 0.5)}
${group(shadow(12, 9, 0.5), place(214, 104, racket, { turn: -38, scale: 1.12 }))}
${path("M-20 190C40 170 70 150 96 128L120 150C90 176 40 196-20 214z", linear(1, -0.3, "#f4ffa0 0 0", "#f4ffa0 1 .75"), `filter="${blur(5)}"`)}
${ground(112, 218, 40, 0.4, 8)}${group(clay(7, 0.3), circle(114, 124, 44, radial(0.4, 0.3, 0.8, "#f2ff7a", "#cdea38 .5", "#86a812")))}${line("M76 102C108 104 122 132 112 166M126 82C116 110 132 138 156 136", "#ffffff", 4.5, 'opacity=".95"')}${ellipse(100, 100, 14, 9, "#ffffff", `opacity=".5" filter="${blur(4)}"`)}
${discs({ box: [130, 90, 90, 90], count: 18, colors: ["#ffffff", "#f4ffa0", "#ffd0a0"], size: 2.2, strength: 0.95, seed: 35 })}${vignette(0.5)}`;
}
