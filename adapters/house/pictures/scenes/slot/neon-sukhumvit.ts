import { blur, neon } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** A street of neon signs, a train on its rails above, all of it again in the wet road. */
export function neonSukhumvit(): string {
  const towers = `${path("M-10 240V18H44L96 92V170L-10 240zM330 240V6H270L226 84V168L330 240z", linear(0, 1, "#1c0e5a", "#0a0528"))}${path("M44 18L96 92V170L44 204zM270 6L226 84V168L270 202z", linear(0, 1, "#2c1680", "#120838"))}${path("M96 92H130V168H96zM226 84H196V168H226zM130 108H150V166H130zM196 112H178V166H196z", "#160a48")}`;
  const windows =
    repeat(40, (index) =>
      rect(
        2 + (index % 4) * 10,
        32 + Math.floor(index / 4) * 16,
        5,
        8,
        1,
        ["#ffe27a", "#6af0ff", "#ff8ad0"][index % 3] ?? "",
        `opacity="${0.25 + ((index * 7) % 10) / 14}"`,
      ),
    ) +
    repeat(36, (index) =>
      rect(
        282 + (index % 4) * 10,
        24 + Math.floor(index / 4) * 17,
        5,
        8,
        1,
        ["#6af0ff", "#ffe27a", "#ff8ad0"][index % 3] ?? "",
        `opacity="${0.25 + ((index * 11) % 10) / 14}"`,
      ),
    );
  const sign = (color: string, drawing: string) => place(0, 0, drawing, { filter: neon(color, 5) });
  const street = `${sign("#ff2ad0", `${rect(52, 50, 26, 66, 5, "none", 'stroke="#ffb0f0" stroke-width="3" transform="skewY(20) translate(0 -26)"')}${line("M58 76C70 70 74 84 64 88 58 92 62 100 74 98", "#ffd0f6", 3)}`)}${sign("#0ac8ff", `${line("M248 60V128M248 60L266 52V122L248 128", "#a8f6ff", 3)}${line("M254 76L260 73M254 90L260 87M254 104L260 101", "#d8fcff", 3)}`)}${sign("#ffae1e", `${circle(28, 130, 15, "none", 'stroke="#fff0b0" stroke-width="3"')}${line("M21 130H35M28 123V137", "#fff0b0", 3)}`)}${sign("#2aff9a", line("M286 136L296 122 306 136 296 150z", "#c8ffe8", 3))}${sign("#ff4a5a", line("M104 110H122V150H104z", "#ffb8b8", 2))}${sign("#8a5aff", line("M204 104H220V146H204z", "#d8c8ff", 2))}`;
  const rail = `${path("M-10 62L162 128V138L-10 84zM330 58", "#0a0620")}${path("M-20 34L166 124 162 132-20 66z", linear(0, 1, "#2a2060", "#100a30"))}${path("M22 32C26 20 40 16 56 24L150 96C156 104 154 118 148 118L24 60z", linear(0.3, 1, "#f4f8ff", "#8a9ac8 .6", "#2a3a7a"))}${repeat(6, (index) => path(`M${40 + index * 18} ${38 + index * 12}l12 8v${16 - index * 1.7}l-12-8z`, "#ffe9a0"))}${line("M24 52L148 112", "#ff3a5a", 3)}`;
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#0c0638 0", "#3a0f7a .35", "#ff3a9a .66", "#ffb04a .72"))}${glow("#ff9ad8", 164, 160, 120, 0.95)}${glow("#fff0c0", 164, 168, 50, 0.9)}${towers}${windows}
${path("M-10 240L120 168H206L330 240z", linear(0, 1, "#4a1a7a", "#0c0626"))}${group(blur(3), `<g transform="translate(0 334) scale(1 -1)" opacity=".55">${street}</g>`)}${line("M163 172L161 240", "#ffe9a0", 3, 'stroke-dasharray="4 6" opacity=".8"')}
${rail}${street}${discs({ box: [100, 140, 130, 40], count: 24, colors: ["#fff6d0", "#ff5a6a"], size: 2.2, strength: 1, seed: 17 })}${discs({ box: [0, 0, 320, 240], count: 30, colors: ["#ffffff", "#6af0ff"], size: 1, strength: 0.8, seed: 19 })}${vignette(0.5)}`;
}
