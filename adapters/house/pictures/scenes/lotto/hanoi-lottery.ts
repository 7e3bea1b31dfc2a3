import { blur, clay, rim, shadow } from "../../kit/effects.ts";
import { discs, glow, vignette } from "../../kit/light.ts";
import { GOLD, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, place, rect, repeat, star, text } from "../../kit/shapes.ts";

/** Silk lanterns with digits over a lake with a stone tower. */
export function hanoiLottery(): string {
  const lantern = (x: number, y: number, size: number, number: string, colors: readonly [string, string, string]) => {
    const body = "M-16-44C-48-34-60-14-58 4-56 24-36 40-14 46H14C36 40 56 24 58 4 60-14 48-34 16-44z";
    const ribs = both(`${line("M8-44C26-30 30 26 8 46M14-44C52-30 52 28 12 46", "#000", 1.2, 'opacity=".28"')}`);
    const tassel = repeat(7, (index) =>
      line(`M${index * 2.4 - 7.2} 62V${92 - Math.abs(index - 3) * 2}`, "#ffcf5a", 1.6),
    );
    return `${line(`M${x} -10V${y - 46 * size}`, "#2a0c04", 1.6)}${glow(colors[1], x, y, 96 * size, 0.75)}${place(
      x,
      y,
      `${group(clay(5, 0.3), path(body, radial(0.5, 0.52, 0.62, ...colors)))}${ribs}${group(clay(1.4, 0.6), `${rect(-19, -53, 38, 11, 3, GOLD)}${rect(-17, 44, 34, 9, 3, GOLD)}${circle(0, 58, 5, GOLD)}`)}${tassel}${text(0, 21, 60, number, "#7a1402", 'font-weight="700" opacity=".55"')}${text(0, 19, 60, number, "#fffbe6", 'font-weight="700"')}`,
      { scale: size, filter: shadow(5, 5, 0.4) },
    )}`;
  };
  const tower = `${rect(-34, -18, 68, 22, 1, "#0a2a2c")}${rect(-25, -40, 50, 24, 1, "#0c3032")}${rect(-15, -60, 30, 22, 1, "#0e3638")}${path("M-20-58Q0-66 20-58L9-72H-9zM0-86L-5-70H5z", "#0a2a2c")}${path("M-40-16Q0-22 40-16V-20H-40zM-30-38Q0-44 30-38V-42H-30z", "#134448")}${both(`${path("M14 4V-6Q18-12 22-6V4z", "#ffb84a")}${path("M9-22V-30Q12-35 15-30V-22z", "#ffb84a")}`)}${path("M-4 4V-6Q0-12 4-6V4zM-3-22V-30Q0-35 3-30V-22zM-3-44V-51Q0-55 3-51V-44z", "#ffcf6a")}`;
  const ripples = repeat(12, (index) => `M${(index * 53) % 280} ${182 + index * 5}h${30 + (index % 4) * 16}`);
  return `${rect(0, 0, 320, 240, 0, linear(0, 1, "#063a3e", "#0e6a62 .45", "#d88a4a .72", "#0c3a3c .74", "#021416"))}
${glow("#ffcf7a", 220, 166, 130, 0.7, 60)}${path("M-10 172C20 150 50 160 80 154S150 168 190 162 280 148 330 162V178H-10z", "#0a3a38", `filter="${blur(1.6)}"`)}
${rect(0, 174, 320, 70, 0, linear(0, 1, "#c8844a", "#0e4a48 .3", "#021416"))}
${place(216, 172, tower, { filter: rim("#ffcf8a", 1, 0.7) })}<g transform="translate(216 178) scale(1 -.6)" opacity=".45" filter="${blur(1)}">${tower}</g>${ellipse(216, 176, 56, 5, "#0a2a2a")}
${line(ripples, "#ffe0a0", 1.4, 'opacity=".4"')}
${place(292, 34, path(star(5, 19, 8), GOLD), { filter: rim("#fffbe0", 1.2), turn: 8 })}
${lantern(226, 66, 0.72, "8", ["#fff2a0", "#f5a820", "#8a3a04"])}${lantern(152, 84, 0.9, "3", ["#ffb08a", "#e83428", "#6a0412"])}${lantern(64, 100, 1.1, "5", ["#ffa890", "#e01f2c", "#5a0212"])}
${path("M-10 250C-4 214 20 206 44 222 34 206 60 196 80 216 96 206 112 222 120 250z", "#032220")}${group(
  clay(2, 0.4),
  `${place(
    286,
    218,
    repeat(7, (index) =>
      place(0, 0, path("M0 0C-9-10-9-24 0-34 9-24 9-10 0 0z", linear(0, 1, "#ffd8ea", "#f0588e")), {
        turn: (index - 3) * 27,
        scale: 0.9,
      }),
    ),
  )}`,
)}
${discs({ box: [10, 30, 300, 190], count: 26, colors: ["#ffe48a", "#ffb84a"], size: 2, strength: 0.9, seed: 47 })}${vignette(0.5)}`;
}
