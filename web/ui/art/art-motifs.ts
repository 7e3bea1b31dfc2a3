/** A shape in the 200 × 150 units of a tile. With `width` it is a line of that thickness, otherwise it is filled. */
interface Motif {
  readonly d: string;
  readonly width?: number;
  readonly dash?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 01${r} ${r}v${h - 2 * r}a${r} ${r} 0 01-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 01-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 01${r}-${r}z`;

export const ART_MOTIFS = {
  rings: { d: circle(132, 40, 78) + circle(132, 40, 50) + circle(132, 40, 24), width: 9 },
  pitch: { d: "M100-20v190M-20 74h240M100 34a40 40 0 100 80 40 40 0 000-80zM172 34h48v80h-48z", width: 5 },
  waves: {
    d: "M-10 34q40-30 80 0t80 0 80 0M-10 70q40-30 80 0t80 0 80 0M-10 106q40-30 80 0t80 0 80 0",
    width: 9,
  },
  chip: { d: circle(140, 56, 48), width: 24, dash: "30.2 7.5" },
  wheel: { d: circle(146, 54, 66) + circle(146, 54, 20) + "M146-12v46M146 74v46M80 54h46M166 54h46", width: 8 },
  dice: {
    d:
      box(92, 0, 96, 96, 18) +
      circle(116, 24, 9) +
      circle(164, 24, 9) +
      circle(140, 48, 9) +
      circle(116, 72, 9) +
      circle(164, 72, 9),
  },
  ball: { d: circle(152, 48, 74) },
  lanes: { d: "M40 160L230-30M-10 150L180-40M92 172L260 4", width: 16 },
  arena: {
    d: `M66 58a78 52 0 1 0 156 0 78 52 0 1 0-156 0zM88 58a56 34 0 1 0 112 0 56 34 0 1 0-112 0zM112 58a32 17 0 1 0 64 0 32 17 0 1 0-64 0z`,
    width: 8,
  },
  fish: {
    d: `M62 58c24-40 84-42 112 0l32-24v50l-32-24c-28 40-88 38-112-2z${circle(90, 52, 6)}M118 34c12 14 12 34 0 48l-6-4c8-12 8-28 0-40z`,
  },
  bubbles: { d: circle(142, 56, 40) + circle(86, 92, 18) + circle(100, 24, 11) + circle(190, 104, 14), width: 7 },
  hand: { d: "M84 22l54-18 32 96-54 18zM150 6l46 14-28 92" },
  spade: {
    d: "M146-4c30 36 54 48 54 74a26 26 0 01-44 18c2 16 6 22 16 30h-52c10-8 14-14 16-30a26 26 0 01-44-18c0-26 24-38 54-74z",
  },
  diamond: { d: "M150-14l66 78-66 78-66-78z" },
  ticket: {
    d: `M72 22h112v26a16 16 0 000 32v26H72V80a16 16 0 000-32zM104 36v6M104 54v6M104 72v6M104 90v6M128 46h36M128 64h36M128 82h24`,
    width: 7,
  },
  balls: {
    d: [0, 1, 2, 3].flatMap((x) => [0, 1, 2].map((y) => circle(72 + x * 38 + (y % 2) * 19, 14 + y * 38, 15))).join(""),
  },
  reels: { d: box(66, 10, 38, 92, 10) + box(112, 10, 38, 92, 10) + box(158, 10, 38, 92, 10) },
  seven: { d: "M92 4h96v26c-30 30-42 58-44 96h-36c2-40 14-66 40-92H92z" },
  star: { d: "M146-18l23 50 54 6-40 37 11 54-48-27-48 27 11-54-40-37 54-6z" },
  cherries: {
    d: `${circle(106, 84, 24)}${circle(164, 92, 24)}M110 60c2-28 22-48 58-54M160 68c-4-24 0-44 8-62c10 14 26 18 42 12c-6-16-24-22-42-12z`,
    width: 8,
  },
  flame: {
    d: "M140-12c8 38 52 50 52 98a50 50 0 01-100 0c0-26 18-38 20-62 12 10 16 22 16 36 14-18 18-42 12-72z",
  },
  gift: {
    d: "M82 40h112v26H82zM92 66h92v66H92zM138 40v92M138 40c-16 2-42-2-42-20s30-18 42 20zm0 0c16 2 42-2 42-20s-30-18-42 20z",
    width: 7,
  },
  month: {
    d: `${box(78, 6, 124, 104, 16)}M78 38h124${[0, 1, 2].map((x) => circle(106 + x * 34, 60, 7) + circle(106 + x * 34, 86, 7)).join("")}`,
    width: 6,
  },
  film: {
    d:
      box(70, 14, 136, 88, 12) +
      "M98 14v88M178 14v88M70 36h28M70 58h28M70 80h28M178 36h28M178 58h28M178 80h28M128 42l24 16-24 16z",
    width: 6,
  },
  percent: { d: `${circle(108, 30, 22)}${circle(172, 88, 22)}M178 8L102 110`, width: 10 },
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof ART_MOTIFS;

/** The motifs of each category. `motifOf` has one for unknown categories too. */
const OF_CATEGORY: Readonly<Record<string, readonly MotifName[]>> = {
  casino: ["dice", "chip", "wheel", "hand"],
  sport: ["pitch", "ball", "lanes", "arena"],
  fishing: ["waves", "fish", "bubbles"],
  card: ["hand", "spade", "diamond"],
  lotto: ["balls", "ticket", "rings"],
  slot: ["reels", "seven", "star", "cherries"],
  hot: ["flame", "star"],
};

export function motifOf(category: string, variant: number): MotifName {
  const motifs = OF_CATEGORY[category] ?? ["rings"];
  return motifs[variant % motifs.length] ?? "rings";
}
