import { define } from "./definitions.ts";

/** Gives flat shapes volume: the edges are rounded off over `size` units and lit from the top left. */
export function clay(size: number, gloss = 0.55): string {
  const height = size * 1.25;
  return filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${size}" result="h"/>
<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.12" lighting-color="#fff" result="d">
<feDistantLight azimuth="238" elevation="56"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.02" k2=".12" result="lit"/>
<feSpecularLighting in="h" surfaceScale="${height}" specularConstant=".85" specularExponent="26" lighting-color="#fff" result="s">
<feDistantLight azimuth="238" elevation="44"/></feSpecularLighting>
<feComposite in="lit" in2="s" operator="arithmetic" k2="1" k3="${gloss}"/>
<feComposite in2="SourceAlpha" operator="in"/>`,
  );
}

export function blur(size: number): string {
  return filter(`<feGaussianBlur stdDeviation="${size}"/>`, "-60%", "220%");
}

/** The shadow of a subject on what is behind it. */
export function shadow(distance = 6, softness = 6, strength = 0.6): string {
  const drop = `dx="0" dy="${distance}" stdDeviation="${softness}" flood-color="#000" flood-opacity="${strength}"`;
  return filter(`<feDropShadow ${drop}/>`, "-40%", "190%");
}

/** A thin light along the outline, as from a lamp behind the subject. */
export function rim(color: string, width = 1.6, strength = 0.9): string {
  return filter(
    `<feOffset in="SourceAlpha" dx="${-width}" dy="${width * 0.6}" result="moved"/>
<feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/><feGaussianBlur in="edge" stdDeviation=".7" result="soft"/>
<feFlood flood-color="${color}" flood-opacity="${strength}"/><feComposite in2="soft" operator="in"/>
<feComposite in2="SourceAlpha" operator="in" result="light"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/></feMerge>`,
  );
}

/** A glow of a colour around bright lines. */
export function neon(color: string, size = 4): string {
  return filter(
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${size}" result="b"/><feFlood flood-color="${color}"/>
<feComposite in2="b" operator="in" result="g"/>
<feMerge><feMergeNode in="g"/><feMergeNode in="g"/><feMergeNode in="SourceGraphic"/></feMerge>`,
    "-60%",
    "220%",
  );
}

function filter(inside: string, start = "-30%", size = "160%"): string {
  const box = `x="${start}" y="${start}" width="${size}" height="${size}" color-interpolation-filters="sRGB"`;
  return `url(#${define(`<filter id="$id" ${box}>${inside}</filter>`)})`;
}
