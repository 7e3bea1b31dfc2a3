import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** A ball above the net, hands of both teams under it, in pink light. */
export function womenSVolleyball(): string {
  const net = repeat(24, (index) => `M${index * 14} 156V240`) + repeat(7, (index) => `M0 ${160 + index * 12}H320`);
  const panel = "M0-58C28-58 50-38 57-10 34-20 12-16-6-2-14-22-10-42 0-58z";
  const colors = ["#ffd23c", "#2f6bf0", "#ffffff"] as const;
  const ball = `${group(clay(8, 0.5), `${circle(0, 0, 58, "#ffffff")}${colors.map((color, index) => place(0, 0, path(panel, color), { turn: index * 120 })).join("")}`)}${[0, 120, 240].map((turn) => place(0, 0, line("M0-58C-10-42-14-22-6-2M28-51C18-38 14-24 18-13M57-10C34-20 12-16-6-2", "#1a2550", 1.8, 'opacity=".7"'), { turn })).join("")}${circle(0, 0, 58, radial(0.33, 0.25, 0.85, "#ffffff 0 .6", "#ffffff .3 0", "#1a0630 .75 .25", "#100420 1 .8"))}`;
  const hand = path(
    "M-16 90C-20 60-22 40-20 22-24 8-26-8-22-10-18-12-16 0-13 10-13-6-13-24-9-25-5-26-4-8-3 6-1-8 1-24 5-24 9-23 8-6 7 8 10-4 14-16 17-14 20-12 18 4 16 18 22 12 28 8 30 11 31 15 22 24 18 36 16 52 16 70 18 90z",
    linear(1, 0.4, "#ffc2a0", "#e08a6a", "#8a3a3c"),
  );
  return `${backdrop("#ff6ac0", "#a0247e", "#2c0636", 0.5, 0.35)}${beam(60, -20, -10, 150, 220, "#ffd0f0", 0.5)}${beam(260, -20, 170, 330, 220, "#ffe0c0", 0.5)}
${discs({ box: [0, 10, 320, 120], count: 90, colors: ["#ffe0f4", "#ffd36a", "#ffffff"], size: 3.6, strength: 0.35, seed: 51, soft: 0.6 })}${glow("#fff0c8", 160, 92, 130, 0.7)}
${group(shadow(5, 5, 0.5), group(clay(4, 0.35), `${place(74, 150, hand, { turn: 14 })}${place(112, 168, hand, { turn: 4 })}`))}
<g opacity=".9">${line(net, "#ffffff", 1, 'opacity=".55"')}${path("M0 150H320V160H0z", "#ffffff")}</g>
${group(shadow(5, 5, 0.5), group(clay(4, 0.35), `${place(212, 184, hand, { turn: -8 })}${place(250, 166, hand, { turn: -16 })}`))}
${line("M60 6C90 20 110 36 124 54M40 40C70 46 90 56 106 70", "#ffffff", 4, `opacity=".55" filter="${blur(2.5)}"`)}
${group(shadow(10, 9, 0.5), place(168, 86, ball, { turn: -14 }))}${discs({ box: [90, 30, 150, 110], count: 24, colors: ["#ffffff", "#fff3a0"], size: 2, strength: 0.9, seed: 54 })}${vignette(0.5)}`;
}
