import { clay, rim } from "../../kit/effects.ts";
import { linear, radial } from "../../kit/paint.ts";
import { circle, ellipse, group, line, path } from "../../kit/shapes.ts";

interface TigerCoat {
  readonly fur: readonly [light: string, middle: string, dark: string];
  readonly stripe: string;
  readonly eye: readonly [light: string, middle: string, dark: string];
}

const ORANGE: TigerCoat = {
  fur: ["#ffb347", "#f08420", "#a8480c"],
  stripe: "#1e0c05",
  eye: ["#fffbb0", "#ffd22e", "#ea8a00"],
};

/** A roaring tiger's head that looks to the left, about 130 units wide around the middle. */
export function tigerProfile(coat: TigerCoat = ORANGE): string {
  const fur = linear(0.5, 1, ...coat.fur);
  const head =
    "M-60-6C-60-14-52-18-44-19-36-22-30-32-20-40-13-46-5-49 3-49 4-62 16-70 26-64 34-58 33-47 30-42 48-34 62-14 68 14L82 20 70 30 84 48 66 50 72 74H6C8 62 4 54-2 50-12 56-24 58-36 54-43 51-44 44-41 39-31 41-21 37-15 26-25 27-38 22-48 16-57 12-60 4-60-6z";
  return `${group(clay(6, 0.35), path(head, fur))}
${group(clay(2.5, 0.3), path("M-59-2C-50-6-36-2-26 8-20 16-17 22-15 26-25 27-38 22-48 16-56 11-60 5-59-2z", "#fff3e0"))}
${group(clay(2.5, 0.3), path("M-41 39C-30 42-18 38-12 26-4 34-2 44-2 50-12 56-24 58-36 54-43 51-44 44-41 39z", "#ffe9cf"))}
${path("M-15 26C-9 30-8 36-12 42-20 47-32 45-41 40-31 42-21 37-19 29-28 29-36 25-42 20-32 24-23 27-15 26z", "#5c0a12")}${path("M-14 28C-14 36-22 42-34 41-28 36-20 36-14 28z", "#d8485a")}
${path("M-45 17L-43 34-37 20zM-28 24L-26 32-22 25z", "#fffdf4")}${path("M-37 40L-33 27-30 41z", "#fffdf4")}
${group(clay(2.5, 0.3), path("M12 12C22 16 30 30 28 44 40 40 46 48 44 58 34 52 24 60 22 70 14 60 6 54 0 50 10 42 16 26 12 12z", "#fff0da"))}
${path("M-60-8C-58-15-51-17-45-16-45-9-52-4-59-4z", "#3a0d10")}${line("M-57-10Q-53-14-48-14", "#ff9a92", 1.6, 'opacity=".8"')}
${ellipse(19, -52, 8, 9, "#3a1206")}${path("M12-46C14-56 22-60 27-56 22-54 20-48 20-42z", "#ffe2c0", 'opacity=".7"')}
${group(rim("#ffe2a0", 1, 0.5), path("M-4-47C-8-38-16-33-24-32-18-38-16-44-14-46zM10-49C8-36 0-28-10-24-4-32 0-40 2-49zM34-38C30-26 20-18 8-16 18-22 22-32 22-44zM50-26C44-12 32-4 20-4 32-10 38-20 40-34zM62-6C54 6 42 10 32 8 44 4 50-6 54-18zM70 24C60 28 48 26 40 20 52 22 62 16 66 8zM70 50C60 50 50 44 46 36 56 42 66 40 72 36z", coat.stripe))}
${path("M-34-21C-28-28-16-28-8-22-16-20-24-18-33-17z", "#1a0a04")}${path("M-31-17C-24-24-14-22-10-17-16-11-26-11-31-17z", "#120703")}${circle(-20, -17, 4.4, radial(0.5, 0.5, 0.5, ...coat.eye))}${ellipse(-20.5, -17, 1.5, 3.8, "#120703")}${circle(-22, -19, 1.2, "#fff")}
${path("M-32-30C-26-36-16-34-10-28-18-29-26-28-32-25z", "#fff3e0", 'opacity=".9"')}
${line("M-44 4Q-60 8-74 2M-42 8Q-58 16-72 16M-38 12Q-52 24-66 30", "#fff", 1, 'opacity=".75"')}${circle(-46, 2, 1, "#6a3a14")}${circle(-42, 6, 1, "#6a3a14")}${circle(-40, 0, 1, "#6a3a14")}`;
}
