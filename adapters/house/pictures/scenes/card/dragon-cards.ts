import { define } from "../../kit/definitions.ts";
import { blur, neon, rim, shadow } from "../../kit/effects.ts";
import { backdrop, discs, glow, vignette } from "../../kit/light.ts";
import { GOLD } from "../../kit/paint.ts";
import { ellipse, group, line, path, place, repeat } from "../../kit/shapes.ts";
import { pipCard } from "../../parts/cards/pip-card.ts";
import { dragonProfile } from "../../parts/dragon-profile.ts";
import { cardBack } from "../../parts/playing-card.ts";

/** A red dragon breaks out of a card. */
export function dragonCards(): string {
  const torn = "M-34-44L-10-50 4-42 22-50 34-30 28-8 36 10 26 28 34 44 10 40-6 50-22 40-36 46-28 20-37 4-28-16z";
  const smoke = repeat(7, (index) =>
    ellipse(20 + index * 48, 214 - (index % 3) * 18, 46, 22, index % 2 === 0 ? "#1c7a86" : "#0c4a5c"),
  );
  const edge = "10 190L40 176 56 186 74 168 92 182 108 166 124 176 142 158 158 168 174 150 190 158 214 146";
  const front = define(`<clipPath id="$id"><path d="M${edge}L230 250H0z"/></clipPath>`);
  const inside = define(`<clipPath id="$id"><path d="M0 0H320V240H178V188L0 204z"/></clipPath>`);
  const card = cardBack(106, 112, "#b8182c", "#4a0612", { turn: -10, scale: 1.78 });
  return `${backdrop("#2a9aa0", "#0b3f52", "#020d16", 0.4, 0.42)}
${glow("#ff8a3a", 132, 110, 150, 0.6)}<g opacity=".5" filter="${blur(12)}">${smoke}</g>
${pipCard(268, 66, "A", "spade", { turn: 34, scale: 0.74 })}${pipCard(292, 150, "K", "heart", { turn: 62, scale: 0.66 })}${pipCard(28, 176, "Q", "diamond", { turn: -48, scale: 0.62 })}
${card}
${place(108, 108, `${path(torn, "#ffb84a", `filter="${neon("#ff7a1a", 4)}"`)}${path(torn, "#1c0206", 'transform="scale(.92)"')}${path(torn, "#ff5a1a", `transform="scale(.7)" opacity=".7" filter="${blur(6)}"`)}`, { turn: -10, scale: 1.28 })}
<g clip-path="url(#${inside})">${place(164, 112, group(rim("#ffe0a0", 1.6, 0.9), dragonProfile("#ffb04a", "#e0302a", "#6e0614")), { scale: 1.42, turn: -6, filter: shadow(8, 8, 0.75) })}</g>
<g clip-path="url(#${front})">${card}${line("M55 185L74 168 92 182 108 166 124 176 142 158 158 168 174 150 184 155", "#ffe9c0", 5)}</g>
${line("M262 116Q284 108 300 118M264 124Q288 126 306 140M258 132Q276 142 288 158", GOLD, 2.2, 'opacity=".55"')}
${discs({ box: [150, 30, 170, 190], count: 46, colors: ["#ffd84a", "#ff7a2a", "#fff3c0"], size: 2.4, strength: 1, seed: 12 })}${vignette(0.6)}`;
}
