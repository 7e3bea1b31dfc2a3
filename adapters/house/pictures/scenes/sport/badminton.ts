import { blur, clay, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { linear } from "../../kit/paint.ts";
import { ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";

/** A shuttlecock that flies at the viewer over the net. */
export function badminton(): string {
  const net = repeat(24, (index) => `M${index * 14 - 6} 168V240`) + repeat(6, (index) => `M0 ${174 + index * 13}H320`);
  const feather = (turn: number, shade: string) =>
    place(
      0,
      0,
      `${path("M-4-18C-16-52-20-84-10-112 0-120 10-118 14-108 20-80 12-48 4-18z", linear(0.6, 1, "#ffffff", shade), 'stroke="#aebfca" stroke-width=".8"')}${line("M0-20Q2-70 2-112", "#b8c8d2", 1.2)}`,
      { turn },
    );
  const shuttle = `${[-34, 34, -22, 22, -10, 12, 0].map((turn, index) => feather(turn, index < 2 ? "#b9c9d4" : "#e2edf4")).join("")}${line("M-34-64Q0-48 34-64M-24-42Q0-30 24-42", "#4a7a94", 2, 'opacity=".6"')}${group(clay(4, 0.6), path("M-19-22Q0-10 19-22C24-4 20 20 0 22-20 20-24-4-19-22z", "#ffffff"))}${path("M-20-18Q0-6 20-18L21-8Q0 4-21-8z", "#19b8a0")}`;
  return `${backdrop("#3fe0c8", "#0c7a80", "#042a36", 0.62, 0.3)}${discs({ box: [0, 0, 320, 150], count: 26, colors: ["#e8fff8", "#9affea", "#fff3b0"], size: 10, strength: 0.34, seed: 41, soft: 1.5 })}
${glow("#ffffff", 180, 92, 130, 0.5)}
${path("M330-30C250 0 200 40 176 76L214 110C250 70 300 30 350 10z", linear(-1, 1, "#ffffff 0 0", "#ffffff 1 .6"), `filter="${blur(7)}"`)}
${line("M318 0L226 62M330 60L240 104M270-10L204 44", "#ffffff", 1.8, 'opacity=".6"')}
<g opacity=".7">${line(net, "#ffffff", 0.9, 'opacity=".6"')}${path("M0 158H320V170H0z", "#f8fffd")}</g>
${group(shadow(10, 9, 0.4), place(136, 134, shuttle, { turn: 48, scale: 1.12 }))}${ellipse(126, 142, 5, 4, "#ffffff", 'opacity=".8"')}
${discs({ box: [20, 10, 280, 190], count: 26, colors: ["#ffffff"], size: 1.9, strength: 0.9, seed: 44 })}${vignette(0.45)}`;
}
