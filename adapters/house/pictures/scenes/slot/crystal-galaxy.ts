import { chance } from "../../kit/chance.ts";
import { blur, neon, shadow } from "../../kit/effects.ts";
import { discs, glow, rays, vignette } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path, place, rect, repeat, round, sparkle } from "../../kit/shapes.ts";

const STARS = 420;

/** A crystal floats in the middle of a galaxy, whose arms pass behind it and before it. */
export function crystalGalaxy(): string {
  return `${rect(0, 0, 320, 240, 0, radial(0.5, 0.46, 0.8, "#2a4ac8", "#101a6a .35", "#060828 .7", "#02030f"))}${ellipse(250, 40, 120, 46, "#12c8e8", `opacity=".3" filter="${blur(18)}" transform="rotate(24 250 40)"`)}${ellipse(50, 190, 120, 46, "#ff3aa8", `opacity=".3" filter="${blur(18)}" transform="rotate(24 50 190)"`)}${discs({ box: [0, 0, 320, 240], count: 130, colors: ["#ffffff", "#c8d8ff", "#ffe8c0"], size: 1.1, strength: 1, seed: 23 })}
${circle(46, 48, 21, radial(0.66, 0.62, 0.85, "#ffe0b0", "#ff8a4a .4", "#8a1a5a .75", "#1a0630"))}
${rays(160, 112, 14, 210, "#bff4ff", 0.22)}${glow("#6ad8ff", 160, 112, 150, 0.6)}${arms("behind")}
${shards()}${place(160, 110, heart(), { turn: 7, filter: neon("#2ac8ff", 7) })}
${arms("before")}${sparkle(145, 26, 22, "#ffffff", 0.95)}${sparkle(188, 92, 13, "#ffffff", 0.9)}${sparkle(70, 138, 9, "#fff0c0", 0.9)}${sparkle(262, 84, 10, "#fff0c0", 0.9)}${vignette(0.5)}`;
}

/** Half of the galaxy's disc of stars, seen from its side. */
function arms(half: "behind" | "before"): string {
  const random = chance(41);
  const sign = half === "behind" ? -1 : 1;
  const colors = ["#ffffff", "#fff0b8", "#ffb0e0", "#8af0ff", "#ffd27a"];
  const stars = repeat(STARS, (index) => {
    const angle = random() * Math.PI;
    const far = 0.52 + 0.5 * random() ** 0.7 + (random() - 0.5) * 0.1;
    const size = 0.5 + 1.8 * random() ** 3;
    const [x, y] = [168 * far * Math.cos(angle), sign * 46 * far * Math.sin(angle)];
    const color = colors[index % colors.length] ?? "#ffffff";
    return circle(
      round(x),
      round(y + (random() - 0.5) * 7),
      round(size),
      color,
      `opacity="${round(0.5 + random() / 2)}"`,
    );
  });
  const arc = (radius: number) =>
    `M${-radius} 0A${radius} ${round(radius * 0.27)} 0 01${radius} 0`.replace("0 01", sign < 0 ? "0 01" : "0 00");
  return place(
    160,
    116,
    `${line(arc(150), "#ff4ac0", 20, `opacity=".5" filter="${blur(8)}"`)}${line(arc(124), "#ffc86a", 12, `opacity=".55" filter="${blur(6)}"`)}${line(arc(104), "#fff6d8", 5, `opacity=".7" filter="${blur(3)}"`)}${stars}`,
    { turn: -19 },
  );
}

/** The large crystal, with a point at both ends. */
function heart(): string {
  const facet = (d: string, ...colors: readonly string[]) => path(d, linear(0.35, 1, ...colors));
  const edges =
    "M0-106L-46-50L-46 44L0 102L46 44L46-50zM0-106L-18-40L-18 54L0 102M0-106L24-42L24 52L0 102M-46-50L-18-40L24-42L46-50M-46 44L-18 54L24 52L46 44";
  return `${facet("M0-106L-46-50-18-40z", "#ffffff", "#7af4ff .5", "#2ab0ff")}${facet("M0-106L-18-40 24-42z", "#e8ffff", "#b8f6ff .4", "#6a8aff")}${facet("M0-106L24-42 46-50z", "#6ab8ff", "#5a3ae0")}
${facet("M-46-50L-18-40V54L-46 44z", "#a8fbff", "#1aa0f0 .5", "#2a3ad0")}${facet("M-18-40L24-42V52L-18 54z", "#dffcff", "#5ad0ff .3", "#7a6aff .65", "#f06ae8")}${facet("M24-42L46-50V44L24 52z", "#3a6af0", "#5a1ac8 .6", "#a01ab0")}
${facet("M-46 44L-18 54 0 102z", "#3a6af0", "#1a1a9a")}${facet("M-18 54L24 52 0 102z", "#ff8af0", "#8a1ac8")}${facet("M24 52L46 44 0 102z", "#7a1ac0", "#3a0a7a")}
${path("M-14-34L8-36-10 30-14 32z", "#ffffff", 'opacity=".5"')}${path("M20-36L12-36 0 48 4 52z", "#ffffff", 'opacity=".22"')}${path("M-42-44L-34-42-40 20-42 24z", "#ffffff", 'opacity=".6"')}${glow("#ffffff", 2, 4, 36, 0.75)}${glow("#ff9af0", 4, 26, 44, 0.5)}${line(edges, "#ffffff", 1.1, 'opacity=".8"')}`;
}

/** Small crystals around the large one. */
function shards(): string {
  const shard = (light: string, middle: string, dark: string) =>
    `${path("M0-24L-9-10-9 10 0 24-2-6z", linear(0, 1, light, middle))}${path("M0-24L-2-6 0 24 9 10 9-10z", linear(0, 1, middle, dark))}${line("M0-24L-2-6L0 24", "#ffffff", 0.9, 'opacity=".8"')}`;
  const [blue, pink] = [shard("#ffffff", "#5ae0ff", "#1a4ad0"), shard("#ffffff", "#ff7ae0", "#8a0aa0")];
  const all = [
    [84, 66, blue, 24, 1],
    [238, 160, pink, 30, 1.15],
    [236, 46, pink, -24, 0.9],
    [80, 172, blue, -30, 0.9],
    [290, 106, blue, 14, 0.8],
    [28, 122, pink, 12, 0.75],
  ] as const;
  return group(
    shadow(4, 5, 0.5),
    all.map(([x, y, drawing, turn, scale]) => place(x, y, drawing, { turn, scale })).join(""),
  );
}
