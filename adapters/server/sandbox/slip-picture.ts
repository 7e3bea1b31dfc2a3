import encodeQr from "qr";
import { bangkokDateOf, bangkokTimeOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../../core/shared/money.ts";
import { PIXEL_FONT_ADVANCE, pixelFontDots } from "./pixel-font.ts";

export interface SlipToDraw {
  /** The text of the mini QR. */
  readonly payload: string;
  readonly reference: string;
  readonly amount: Satang;
  readonly at: Instant;
}

const WIDTH = 480;
const HEIGHT = 640;
const PALETTE = ["ffffff", "0b3d2e", "16a06a", "e8f5ef", "5b6b66", "000000"].map((hex) => [...Buffer.from(hex, "hex")]);
const [PAPER, DARK, GREEN, PALE, GREY, BLACK] = [0, 1, 2, 3, 4, 5];
const QR_DOT = 4;
const MARGIN = 32;

/** Draws a transfer slip as a banking app saves it: a PNG with the mini QR in the lower right corner. */
export async function slipPicture({ payload, reference, amount, at }: SlipToDraw): Promise<Uint8Array> {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const fill = (left: number, top: number, width: number, height: number, colour: number): void => {
    for (let y = top; y < top + height; y++) pixels.fill(colour, y * WIDTH + left, y * WIDTH + left + width);
  };
  const write = (text: string, left: number, top: number, scale: number, colour: number): void => {
    for (const [x, y] of pixelFontDots(text)) fill(left + x * scale, top + y * scale, scale, scale, colour);
  };
  const line = (label: string, value: string, top: number): void => {
    write(label, MARGIN, top, 2, GREY);
    write(value, MARGIN, top + 24, 2, BLACK);
  };

  fill(0, 0, WIDTH, HEIGHT, PAPER);
  fill(0, 0, WIDTH, 96, DARK);
  write("Transfer completed", MARGIN, 28, 3, PAPER);
  write("Sandbox", MARGIN, 64, 2, PALE);
  fill(WIDTH - MARGIN - 40, 28, 40, 40, GREEN);
  for (let i = 0; i < 10; i++) fill(WIDTH - MARGIN - 32 + i, 46 + i, 4, 4, PAPER);
  for (let i = 0; i < 16; i++) fill(WIDTH - MARGIN - 23 + i, 56 - i, 4, 4, PAPER);

  line("Date", `${bangkokDateOf(at)} ${bangkokTimeOf(at)}`, 132);
  line("Reference", reference, 204);
  fill(MARGIN, 272, WIDTH - 2 * MARGIN, 96, PALE);
  write("Amount THB", MARGIN + 16, 288, 2, GREY);
  const sum = formatBaht(amount).replace("฿", "");
  const scale = sum.length * PIXEL_FONT_ADVANCE * 4 > WIDTH - 2 * MARGIN - 32 ? 3 : 4;
  write(sum, MARGIN + 16, 318, scale, DARK);
  write("Scan to verify", MARGIN, 420, 2, GREY);

  const dots = encodeQr(payload, "raw", { ecc: "medium", border: 4 });
  const left = WIDTH - MARGIN - dots.length * QR_DOT;
  for (const [y, row] of dots.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) fill(left + x * QR_DOT, 440 + y * QR_DOT, QR_DOT, QR_DOT, BLACK);
    }
  }
  const { encode } = await import("fast-png");
  return encode({ width: WIDTH, height: HEIGHT, data: pixels, channels: 1, palette: PALETTE });
}
