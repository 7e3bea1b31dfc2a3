import { clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { GOLD, linear } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, repeat } from "../../kit/shapes.ts";

/** The mask of a pharaoh between pyramids at night. */
export function goldenPharaoh(): string {
  const cloth =
    "M0-84C40-84 62-62 66-30 72 10 84 60 92 104H50C48 80 46 60 44 40L40-20C36-40 20-48 0-48S-36-40-40-20L-44 40C-46 60-48 80-50 104H-92C-84 60-72 10-66-30-62-62-40-84 0-84z";
  const bands = repeat(
    10,
    (index) => `M${48 + index * 2.4} ${-42 + index * 15}L${72 + index * 2.2} ${-50 + index * 15}`,
  );
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#1a1a5c 0", "#5a2a8a .4", "#e88a3a .75", "#7a3a14 1"))}${discs({ box: [0, 0, 320, 110], count: 60, colors: ["#ffffff", "#ffe9b0"], size: 1.3, strength: 1, seed: 13 })}${circle(262, 44, 20, "#fff6d0")}${glow("#ffe9b0", 262, 44, 50, 0.7)}
${path("M-40 214L54 74 148 214z", "#c8782a")}${path("M54 74L148 214H80z", "#7a3a14")}${path("M190 214L276 96 362 214z", "#b8681e")}${path("M276 96L362 214H300z", "#6a300f")}${path("M0 206Q160 186 320 206V240H0z", "#5a2a0c")}
${rays(160, 104, 20, 200, "#ffe9a0", 0.4)}${glow("#ffe08a", 160, 104, 120, 0.75)}
${group(
  shadow(9, 10, 0.6),
  place(
    160,
    116,
    `${group(clay(6, 0.6), path(cloth, GOLD))}${line(bands, "#1a3a9a", 6.5)}<g transform="scale(-1 1)">${line(bands, "#1a3a9a", 6.5)}</g>${line("M-58-52Q0-78 58-52M-40-72Q0-88 40-72", "#1a3a9a", 6)}
${group(rim("#fffbe0", 1.8, 0.7), group(clay(9, 0.7), path("M0-50C24-50 40-38 42-16 44 14 40 44 24 62 14 74 8 76 0 76S-14 74-24 62C-40 44-44 14-42-16-40-38-24-50 0-50z", linear(0.3, 1, "#fff3b8", "#f4bc3a", "#a8650c"))))}
${both(`${path("M8-10C16-20 30-20 40-10L50-6 38-4C28 4 16 2 8-10z", "#0c1a5a")}${path("M12-9C18-16 28-16 34-9 28-2 18-2 12-9z", "#ffffff")}${circle(23, -9, 5.5, "#0a0a1a")}${circle(21, -11, 1.8, "#ffffff")}${line("M6-22Q22-32 42-22", "#0c1a5a", 4.5)}`)}${group(clay(3, 0.5), path("M-5-12C-4 6-10 18-12 24-6 30 6 30 12 24 10 18 4 6 5-12z", linear(0, 1, "#ffe08a", "#d8982a")))}${group(clay(2, 0.5), path("M-18 42C-8 36-4 38 0 40 4 38 8 36 18 42 10 52-10 52-18 42z", "#c8641e"))}${line("M-17 43Q0 47 17 43", "#6a2a0a", 1.8)}
${group(clay(3, 0.6), path("M-10 74H10L8 112C4 118-4 118-8 112z", linear(0, 1, "#3a6af0", "#0c1a6a")))}${line("M-9 82H9M-9 91H9M-8 100H8", "#ffd870", 2.4)}
${group(clay(2.5, 0.7), path("M-4-62C-16-72-14-94 0-96 14-94 16-72 4-62L6-48H-6z", linear(0, 1, "#2ad0b0", "#0a6a6a")))}${circle(0, -84, 4, "#ff4a3a")}${ellipse(0, -50, 13, 4, GOLD)}`,
    { scale: 0.97 },
  ),
)}
${discs({ box: [60, 20, 200, 180], count: 26, colors: ["#ffffff", "#fff3a0"], size: 2, strength: 1, seed: 15 })}${vignette(0.45)}`;
}
