import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import encodeQr from "qr";
import { bangkokDateOf, bangkokTimeOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../../core/shared/money.ts";

export interface SlipToDraw {
  /** The text of the mini QR. */
  readonly payload: string;
  readonly reference: string;
  readonly amount: Satang;
  readonly at: Instant;
}

type DrawPng = (svg: string) => Uint8Array;

let loaded: Promise<DrawPng> | undefined;

/** Draws a transfer slip as a banking app saves it: a PNG with the mini QR in the lower right corner. */
export async function slipPicture(slip: SlipToDraw): Promise<Uint8Array> {
  loaded ??= loadDrawPng();
  const drawPng = await loaded;
  return drawPng(slipDrawing(slip));
}

function slipDrawing({ payload, reference, amount, at }: SlipToDraw): string {
  const sum = formatBaht(amount).replace("฿", "");
  const rows = encodeQr(payload, "raw", { ecc: "medium", border: 4 });
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  const line = (label: string, value: string, top: number) =>
    `<text x="32" y="${top}" font-size="17" fill="#5b6b66">${label}</text><text x="32" y="${top + 24}" font-size="19">${value}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" font-family="Anuphan">
<rect width="480" height="640" fill="#fff"/>
<rect width="480" height="96" fill="#0b3d2e"/>
<text x="32" y="52" font-size="28" fill="#fff">Transfer completed</text>
<text x="32" y="78" font-size="17" fill="#e8f5ef">Sandbox</text>
<circle cx="428" cy="48" r="20" fill="#16a06a"/>
<path d="M418 48l7 8 14-16" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
${line("Date", `${bangkokDateOf(at)} ${bangkokTimeOf(at)}`, 146)}
${line("Reference", reference, 218)}
<rect x="32" y="272" width="416" height="96" rx="12" fill="#e8f5ef"/>
<text x="48" y="302" font-size="17" fill="#5b6b66">Amount THB</text>
<text x="48" y="346" font-size="${sum.length > 16 ? 28 : 38}" fill="#0b3d2e">${sum}</text>
<text x="32" y="434" font-size="17" fill="#5b6b66">Scan to verify</text>
<path d="${dots}" transform="translate(${448 - rows.length * 4} 440) scale(4)" shape-rendering="crispEdges"/>
</svg>`;
}

const FONT = "anuphan-latin-600-normal.woff2";

async function loadDrawPng(): Promise<DrawPng> {
  const [{ initWasm, Resvg }, code, font] = await Promise.all([
    import("@resvg/resvg-wasm"),
    readFile(fileOf("resvg.wasm", "@resvg/resvg-wasm/index_bg.wasm")),
    readFile(fileOf(FONT, `@fontsource/anuphan/files/${FONT}`)),
  ]);
  // It refuses a second time, and the icons of brands may have been the first in this process.
  await initWasm(code).catch(() => undefined);
  return (svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: "Anuphan" } });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  };
}

/** The bundle of the command line tool has such files beside it; the package of the tool has no other packages. */
function fileOf(copy: string, original: string): string {
  const copied = join(import.meta.dirname, copy);
  return existsSync(copied) ? copied : createRequire(import.meta.url).resolve(original);
}

const SERIALS = 1296;
const SENDERS = 1024;

/** Distinguishes slips of the same second and amount. */
interface SlipNumber {
  readonly serial: number;
  readonly sender: number;
}

/** Numbers slips, so that one for which nobody gives a number is another one each time. A reset begins anew. */
export function createSlipNumbers(): { readonly next: () => SlipNumber; readonly reset: () => void } {
  let made = 0;
  return {
    next: () => {
      const number = made;
      made += 1;
      return { serial: number % SERIALS, sender: Math.floor(number / SERIALS) % SENDERS };
    },
    reset: () => {
      made = 0;
    },
  };
}
