import { clay } from "../../kit/effects.ts";
import { GOLD, GOLD_ROUND, GOLD_SIDE, linear, radial } from "../../kit/paint.ts";
import { both, circle, ellipse, group, line, path, text } from "../../kit/shapes.ts";

const WHITE = linear(0.4, 1, "#ffffff", "#fff6ee .5", "#dcbfb4");

/** A lucky cat of china with its paw up and a gold coin, 190 units high around its chin. */
export function beckoningCat(): string {
  return `${body()}${coin()}${head()}${collar()}${raisedPaw()}`;
}

function body(): string {
  return `${group(clay(8, 0.35), path("M-62 118C-76 60-54 20 0 18S76 60 62 118C40 130-40 130-62 118z", WHITE))}${group(clay(6, 0.4), ellipse(-42, 116, 28, 18, WHITE) + ellipse(42, 116, 28, 18, WHITE))}${line("M-50 112V122M-40 113V124M34 113V124M46 112V122", "#b08a80", 1.6)}`;
}

function coin(): string {
  const mark = text(0, 92, 34, "฿", "#8a5206", 'font-weight="700"');
  return `<g transform="rotate(8 14 74)">${ellipse(10, 80, 36, 44, GOLD_SIDE)}${ellipse(8, 76, 36, 44, GOLD)}${ellipse(8, 76, 29, 36, linear(1, 1, "#c58a20", "#fde08a", "#d09a2c"), 'stroke="#8a5a10" stroke-opacity=".6" stroke-width="1.6"')}<g transform="translate(8 -4)">${mark}</g></g>${group(clay(6, 0.4), path("M70 52C76 68 66 84 46 88 36 89 32 80 38 74 48 70 54 62 56 50z", WHITE))}${line("M38 78L44 77M39 83L45 81", "#b08a80", 1.5)}`;
}

function head(): string {
  const ears = group(clay(4, 0.35), both(path("M-62-40C-68-66-66-84-58-90-46-86-30-76-20-62z", WHITE)));
  const pink = path("M-56-52C-59-66-58-74-55-78-48-74-40-68-34-62z", linear(0.3, 1, "#ffb3b8", "#f06a80"));
  const eye = `${line("M-44-24Q-31-40-18-24", "#2b1512", 5)}${line("M-46-26L-50-31M-45-29L-47-35", "#2b1512", 2.4)}`;
  const whiskers = line("M-50-6L-78-11M-50 0L-80 1M-49 6L-76 13", "#8a625a", 1.6);
  const face = "M0-72C44-72 74-46 74-12 74 20 40 36 0 36S-74 20-74-12C-74-46-44-72 0-72z";
  return `${ears}${both(pink)}${group(clay(9, 0.35), path(face, radial(0.4, 0.3, 0.9, "#ffffff", "#fff8f2 .6", "#e8c9bc")))}${path("M-30-70C-28-50-44-40-64-40-56-58-44-67-30-70z", linear(0.4, 1, "#ffc46a", "#ea7a1e"), 'opacity=".95"')}${path("M20-71C30-54 50-48 66-40 58-58 40-69 20-71z", linear(0.4, 1, "#5a4a46", "#241815"), 'opacity=".92"')}
${both(eye)}${both(ellipse(-48, -4, 12, 8, "#ff7a86", 'opacity=".5"'))}${both(whiskers)}${path("M-7-10Q0-14 7-10 5-2 0-1-5-2-7-10z", linear(0, 1, "#ff9aa2", "#e0405a"))}${path("M-13 7Q0 3 13 7C11 19-11 19-13 7z", "#8a1426")}${ellipse(0, 14, 7, 3.5, "#ff7a86")}${line("M0-1V5M0 5Q-8 13-18 7M0 5Q8 13 18 7", "#3a1a16", 2.6)}`;
}

function collar(): string {
  return `${group(clay(2.5, 0.5), path("M-52 24C-30 42 30 42 52 24L56 34C30 54-30 54-56 34z", linear(0, 1, "#ff4a4a", "#b8081e")))}${circle(0, 48, 13, GOLD_ROUND)}${line("M-12 47H12", "#8a5206", 2)}${circle(0, 53, 2.6, "#5a3404")}${line("M0 55V60", "#5a3404", 2)}${ellipse(-4, 42, 3.6, 2.4, "#fff", 'opacity=".9"')}`;
}

function raisedPaw(): string {
  const arm = "M-44 64C-72 58-92 30-96-8-98-30-104-46-100-62-94-84-58-84-54-62-51-46-62-32-62-12-60 12-48 28-34 36z";
  const pad = radial(0.4, 0.3, 0.8, "#ffb8bc", "#f0708a");
  return `${group(clay(7, 0.4), path(arm, WHITE))}${ellipse(-77, -56, 11, 9, pad)}${circle(-92, -64, 4.6, pad)}${circle(-83, -73, 4.8, pad)}${circle(-70, -73, 4.8, pad)}${circle(-62, -64, 4.6, pad)}`;
}
