import { blur, shadow } from "../../kit/effects.ts";
import { backdrop, beam, discs, glow, ground, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { ellipse, group, line, path } from "../../kit/shapes.ts";
import { type DieLook, die, IVORY } from "../../parts/die.ts";

const GREEN: DieLook = { light: "#7dffb9", middle: "#22c877", dark: "#06683a", pip: "#f4fff9", special: "#ffe27a" };

/** Dice that land on the centre spot of a playing field. */
export function sanamDice(): string {
  return `${backdrop("#1c7a4e", "#083b26", "#02110b", 0.5, 0.2)}
${path("M-60 240L70 96H250L380 240z", linear(0, 1, "#2bb46d", "#0e6a3d .5", "#05301c"))}
${path("M-60 240L70 96H115L40 240zM160 96H205L250 240H145z", "#8dffbf", 'opacity=".1"')}
${ellipse(160, 176, 118, 42, "none", 'stroke="#eafff3" stroke-width="3.500" stroke-opacity=".8"')}
${line("M-20 176H340", "#eafff3", 3.5, 'opacity=".8"')}${ellipse(160, 176, 8, 3, "#eafff3", 'opacity=".9"')}
${beam(96, -20, 10, 190, 200, "#dfffee", 0.4)}${beam(240, -20, 150, 320, 200, "#dfffee", 0.32)}
${glow("#a8ffd2", 160, 110, 140, 0.5)}
${path("M-10 8Q70 20 150 96L130 118Q60 50-10 40z", linear(1, 0.8, "#ffffff 0 0", "#ffffff 1 .55"), `filter="${blur(5)}"`)}
${path("M330-6Q280 30 232 92L214 80Q260 20 330-26z", linear(-1, 1, "#7dffb9 0 0", "#7dffb9 1 .6"), `filter="${blur(5)}"`)}
${ground(122, 172, 46)}${ground(214, 182, 44)}
${group(shadow(6, 6), die(214, 122, 66, [38, 28, 14], [5, 3, 6], GREEN))}
${group(shadow(8, 7), die(122, 108, 78, [-34, 30, -20], [4, 1, 2], IVORY))}
${discs({ box: [20, 20, 280, 170], count: 40, colors: ["#d8ffe9", "#ffe9a0", "#ffffff"], size: 2, strength: 0.9, seed: 4 })}
${ellipse(160, 60, 170, 40, radial(0.5, 0.5, 0.5, "#ffffff 0 .12", "#ffffff 1 0"))}${vignette(0.5)}`;
}
