import { clay, shadow } from "../../kit/effects.ts";
import { glow, rays } from "../../kit/light.ts";
import { GOLD_ROUND, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place } from "../../kit/shapes.ts";
import { corners, stage } from "../../kit/stage.ts";

/** A smiling joker with a cap of three tips. */
export function friendlyJokerMark(): string {
  const face = `${group(clay(4, 0.4), path("M-33-10C-36 26-20 50 0 50S36 26 33-10z", radial(0.4, 0.3, 0.9, "#fff4e4", "#ffd8b4 .6", "#d89a70")))}${both(ellipse(19, 20, 8, 6, "#ff6a6a", 'opacity=".6"'))}${both(ellipse(14, 3, 5.5, 7, "#241038"))}${circle(-16, 0.5, 2.2, "#fff")}${circle(12, 0.5, 2.2, "#fff")}${both(line("M7-11Q14-16 22-11", "#5a2a10", 3))}${path("M-20 22Q0 32 20 22 16 42 0 42S-20 42-20 22z", "#8a0c20")}${path("M-18 24Q0 33 18 24L16 29Q0 37-16 29z", "#fff")}${circle(0, 16, 6.5, radial(0.35, 0.3, 0.8, "#ff9a9a", "#e81e34"))}`;
  const cap = `${path("M-38-6C-62-14-70 6-62 22-76 4-74-40-40-46-24-48-12-38-8-22z", linear(1, 0.4, "#5a1ab0", "#a85aff"))}${path("M38-6C62-14 70 6 62 22 76 4 74-40 40-46 24-48 12-38 8-22z", linear(1, 0.4, "#3affb0", "#0a8a5a"))}${path("M-24-8C-26-40-14-56 0-74 14-56 26-40 24-8z", linear(1, 0.4, "#ffb05a", "#e8283c"))}`;
  return `${stage(160, 160, ["#ffe27a", "#f0961e", "#9a3a0a"], [0.4, 0.2, 1])}${rays(80, 80, 14, 150, "#ffffff", 0.3)}${glow("#ffffff", 80, 70, 80, 0.4)}${place(80, 92, `${face}${group(clay(3, 0.55), cap)}${group(clay(2, 0.5), path("M-38-4Q0-20 38-4L35-16Q0-32-35-16z", linear(0, 1, "#ffffff", "#e8d8f8")))}${both(circle(62, 25, 7.5, GOLD_ROUND))}${circle(0, -74, 7.5, GOLD_ROUND)}`, { scale: 0.96, filter: shadow(4, 4, 0.4) })}${corners(160, 160, 0.3)}`;
}
