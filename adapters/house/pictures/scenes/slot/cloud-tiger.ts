import { clay, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, group, line, path, place, rect } from "../../kit/shapes.ts";
import { tiger } from "../../parts/creatures/tiger.ts";

/** A white tiger looks out of the clouds before the moon. */
export function cloudTiger(): string {
  const look = {
    fur: ["#ffffff", "#dfe9f8", "#8fa4cc"],
    belly: "#ffffff",
    stripe: "#1a2444",
    eye: ["#c8f6ff", "#1e8ae0"],
  } as const;
  const cloud = (x: number, y: number, scale: number, light: string, dark: string) =>
    place(
      x,
      y,
      group(
        clay(7, 0.25),
        path(
          "M-90 20C-104 4-92-18-70-16-66-38-34-46-20-28-8-50 30-48 36-24 56-36 82-22 78-2 98 0 102 22 84 28H-78C-84 28-88 24-90 20z",
          linear(0, 1, light, dark),
        ),
      ),
      { scale },
    );
  const swirl = (x: number, y: number, scale: number) =>
    place(x, y, line("M-30 10C-34-10-6-24 8-8 18 6 4 20-8 14-16 8-10-2-2 0", "#6a86c8", 3, 'opacity=".8"'), { scale });
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#0e1a4a 0", "#2a4a9a .5", "#8ab0e8 1"))}${circle(206, 78, 66, radial(0.4, 0.35, 0.8, "#ffffff", "#f4f6e0 .6", "#c8d4e8"))}${glow("#eaf4ff", 206, 78, 130, 0.6)}${discs({ box: [0, 0, 320, 120], count: 44, colors: ["#ffffff"], size: 1.3, strength: 0.9, seed: 19 })}
${cloud(40, 96, 0.7, "#a8c4f0", "#4a6ab0")}${cloud(292, 130, 0.76, "#a8c4f0", "#4a6ab0")}
${group(shadow(9, 9, 0.5), place(150, 112, tiger(look), { scale: 1.28, turn: -5 }))}
${cloud(78, 206, 1.15, "#ffffff", "#a8c0ec")}${cloud(246, 212, 1.2, "#f4f9ff", "#9ab6e8")}${swirl(60, 200, 1)}${swirl(262, 204, 1.1)}${swirl(160, 222, 0.8)}${line("M4 60H50M270 40H312M14 76H36", "#ffffff", 2.4, 'opacity=".5"')}
${discs({ box: [20, 10, 280, 200], count: 20, colors: ["#ffffff", "#c8f6ff"], size: 2, strength: 0.9, seed: 21 })}${vignette(0.4)}`;
}
