import { chance } from "../../kit/chance.ts";
import { blur } from "../../kit/effects.ts";
import { discs, glow } from "../../kit/light.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, path, repeat, round } from "../../kit/shapes.ts";
import { type Camera, camera } from "../../parts/camera.ts";
import { football } from "../../parts/football.ts";

interface View {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  readonly horizon: number;
  readonly focus: number;
  /** Units; the ball's place and radius, none without. */
  readonly ball?: readonly [x: number, y: number, radius: number];
}

/** Where the floodlights stand, in metres along the far side. */
const MASTS = [-14, 21, 84, 119];

const CROWD = ["#ffe3a0", "#bff5d8", "#ffffff", "#f3c552", "#6fd8a4", "#9fd8ff", "#ffb08a"];

/** A full stadium at night, from the edge of the field over the centre spot to the far stand. */
export function nightStadium(view: View): string {
  const { width, height, middle, horizon, focus, ball } = view;
  const eye = camera({ across: 52.5, towards: -13, height: 7.5, focus, horizon, middle });
  const stand = (low: number, high: number, near: number, far: number, fill: string) =>
    `${path(eye.area([-34, near, low], [139, near, low], [150, far, high], [-45, far, high]), fill)}`;
  const side = (x: number, out: number, low: number, high: number, fill: string) =>
    path(eye.area([x, 0, low], [x, 78, low], [x + out, 90, high], [x + out, 0, high]), fill);
  const beams = MASTS.map((place) => {
    const [x, y] = eye.point([place, 92, 29]);
    const aim = middle + (x - middle) * 0.3;
    const light = linear(0, 1, "#e6fff2 0 .3", "#e6fff2 .75 0");
    return path(`M${x - 6} ${y}H${x + 6}L${aim + 130} ${height}H${aim - 130}z`, light, `filter="${blur(10)}"`);
  });
  return `<rect width="${width}" height="${height}" fill="${linear(0, 1, "#010605 0", "#04211a .26", "#0b4a37 .42", "#05170f 1")}"/>
${glow("#2fe09a", middle, horizon + 6, width * 0.5, 0.55, 120)}${glow("#f3c552", middle, horizon + 18, width * 0.3, 0.32, 60)}
${side(-9, -26, 1.4, 12, "#0b2a20")}${side(114, 26, 1.4, 12, "#0b2a20")}${side(-36, -22, 13, 20, "#071f18")}${side(141, 22, 13, 20, "#071f18")}
${stand(1.4, 11, 76, 92, linear(0, 1, "#0a2a20", "#143f31"))}${stand(11, 13, 92, 92.5, "#22785a")}${stand(13, 20, 94, 108, linear(0, 1, "#061a14", "#0e3428"))}
${crowd(eye, width)}${roof(eye)}
${path(eye.area([-9, 75.5, 0], [114, 75.5, 0], [114, 75.5, 1.3], [-9, 75.5, 1.3]), linear(1, 0, "#1fbf75", "#5affb0 .3", "#f3c552 .5", "#5affb0 .7", "#1fbf75"))}${path(eye.area([-9, 75.5, 0], [114, 75.5, 0], [114, 75.5, 1.3], [-9, 75.5, 1.3]), "#36f0a0", `opacity=".55" filter="${blur(6)}"`)}
${path(`${eye.area([-30, -9, 0], [135, -9, 0], [114, 74, 0], [-9, 74, 0])}`, linear(0, 1, "#2bb86d 0", "#137a43 .24", "#084a29 .6", "#021a0e 1"))}
${path(
  repeat(10, (index) =>
    index % 2 === 0
      ? eye.area(
          [index * 10.5, -9, 0],
          [index * 10.5 + 10.5, -9, 0],
          [index * 10.5 + 10.5, 68, 0],
          [index * 10.5, 68, 0],
        )
      : "",
  ),
  "#9dffca",
  'opacity=".17"',
)}
${glow("#eaffda", middle, horizon + 60, width * 0.36, 0.34, 44)}
${path(lines(eye), "#f2fff8", 'opacity=".86"')}${path(goals(eye), "#ffffff", 'fill-opacity=".85"')}
<g style="mix-blend-mode:screen">${beams.join("")}</g>${lamps(eye)}
<rect y="${horizon - 6}" width="${width}" height="46" fill="#d6ffe8" opacity=".1" filter="${blur(12)}"/>
${ball ? onGrass(ball) : ""}
${discs({ box: [0, 10, width, horizon + 20], count: 26, colors: ["#fff3c4", "#aaffd6"], size: 4, strength: 0.22, seed: 7, soft: 2 })}
<rect width="${width}" height="${height}" fill="${radial(0.5, 0.45, 0.75, "#000000 .5 0", "#000000 1 .6")}"/>`;
}

function lines(eye: Camera): string {
  const box = (x1: number, y1: number, x2: number, y2: number) =>
    eye.stripe([x1, y1], [x2, y1]) +
    eye.stripe([x1, y2], [x2, y2]) +
    eye.stripe([x2, y1], [x2, y2]) +
    eye.stripe([x1, y1], [x1, y2]);
  return `${box(0, 0, 105, 68)}${box(0, 13.84, 16.5, 54.16)}${box(88.5, 13.84, 105, 54.16)}${eye.stripe([52.5, -4], [52.5, 68])}${eye.arc(52.5, 34, 9.15)}${eye.arc(52.5, 34, 0.35)}${eye.arc(11, 34, 9.15, -0.92, 0.92)}${eye.arc(94, 34, 9.15, Math.PI - 0.92, Math.PI + 0.92)}`;
}

function goals(eye: Camera): string {
  return [0, 105]
    .map((x) =>
      eye.area(
        [x, 30.3, 0],
        [x, 30.5, 0],
        [x, 30.5, 2.4],
        [x, 37.5, 2.4],
        [x, 37.5, 0],
        [x, 37.7, 0],
        [x, 37.7, 2.6],
        [x, 30.3, 2.6],
      ),
    )
    .join("");
}

/** People on the far stand and on both sides, and the flashes of their cameras. */
function crowd(eye: Camera, width: number): string {
  const random = chance(4242);
  return repeat(3400, (index) => {
    const up = random();
    const along = random();
    const part = index % 5;
    const [x, y] =
      part < 3
        ? eye.point(
            index % 2 === 0
              ? [-34 + along * 173, 76 + up * 16, 1.8 + up * 9]
              : [-38 + along * 181, 94 + up * 14, 13.4 + up * 6.4],
          )
        : eye.point([part === 3 ? -9 - up * 24 : 114 + up * 24, 6 + along * 74, 1.8 + up * 10]);
    if (x < -4 || x > width + 4 || y < 0) return "";
    const flash = index % 61 === 0;
    return circle(
      x,
      y,
      flash ? 1.7 : round(0.6 + random() * 0.7),
      flash ? "#ffffff" : (CROWD[index % CROWD.length] ?? ""),
      `opacity="${flash ? 1 : round(0.2 + random() * random() * 0.75)}"`,
    );
  });
}

function roof(eye: Camera): string {
  const lip = eye.area([-60, 86, 22.4], [165, 86, 22.4], [170, 118, 23.6], [-65, 118, 23.6]);
  const lights = repeat(46, (index) => {
    const [x, y] = eye.point([-36 + index * 3.93, 86, 22]);
    return circle(x, y, 1, "#eafff4");
  });
  return `${path(lip, "#010806")}${lights}`;
}

function lamps(eye: Camera): string {
  return MASTS.map((x) => {
    const [lampX, lampY] = eye.point([x, 92, 29]);
    const foot = eye.point([x, 92, 21])[1];
    const grid = repeat(4, (row) =>
      repeat(7, (column) => circle(lampX - 10.5 + column * 3.5, lampY - 5 + row * 3.4, 1.5, "#ffffff")),
    );
    return `${path(`M${lampX - 1.2} ${lampY}H${lampX + 1.2}V${foot}H${lampX - 1.2}z`, "#0a1c16")}${glow("#eafff2", lampX, lampY, 74, 0.6)}${glow("#fff6d8", lampX, lampY, 26, 0.9)}${grid}`;
  }).join("");
}

function onGrass([x, y, radius]: readonly [number, number, number]): string {
  return `<ellipse cx="${x + radius * 0.5}" cy="${y + radius * 0.92}" rx="${radius * 1.5}" ry="${radius * 0.24}" fill="#000" opacity=".6" filter="${blur(4)}"/>${football(x, y, radius, 0.5, 0.4)}${discs({ box: [x - radius * 2, y + radius * 0.7, radius * 4, radius * 0.7], count: 26, colors: ["#8dffba", "#d9ffb0"], size: 1.4, strength: 0.8, seed: 9 })}`;
}
