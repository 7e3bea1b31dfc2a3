import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode as encodePng } from "fast-png";
import { encode as encodeJpeg } from "jpeg-js";
import { slipVerify } from "promptparse/generate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodePng, type Pixels } from "../../../adapters/node/decode-png.ts";
import { readSlipPicture } from "../../../adapters/node/read-slip-picture.ts";
import { slipPicture } from "../../../adapters/server/sandbox/slip-picture.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import { qrPng } from "./qr-png.ts";

const PAYLOAD = slipVerify({ sendingBank: "004", transRef: "016324093015APM00001" });

let folder = "";
let slip: Pixels;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "slip-"));
  const amount = satang(150_000);
  const at = instant(Date.UTC(2026, 10, 20, 5));
  const drawn = decodePng(Buffer.from(await slipPicture({ payload: PAYLOAD, reference: "R1", amount, at })));
  if (!drawn) throw new Error("the drawn slip is not a PNG");
  slip = drawn;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function saved(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function rgba({ width, height, data }: Pixels): Uint8Array {
  const at = (index: number) => (index % 4 === 3 ? 255 : (data[Math.floor(index / 4) * 3 + (index % 4)] ?? 0));
  return Uint8Array.from({ length: width * height * 4 }, (_, index) => at(index));
}

function jpegOf(pixels: Pixels, quality: number): Buffer {
  return encodeJpeg({ width: pixels.width, height: pixels.height, data: rgba(pixels) }, quality).data;
}

describe("readSlipPicture", () => {
  test.each(["null", "Adam7"] as const)(
    "reads the mini QR of a drawn slip in a PNG (interlacing %s)",
    async (interlace) => {
      const { width, height, data } = slip;
      const grey = data.filter((_, at) => at % 3 === 1);
      const pictures = [
        encodePng({ width, height, data: grey, channels: 1 }, { interlace }),
        encodePng({ width, height, data, channels: 3 }, { interlace }),
        encodePng({ width, height, data: rgba(slip), channels: 4 }, { interlace }),
        encodePng(
          { width, height, data: Uint16Array.from(grey, (value) => value * 257), channels: 1, depth: 16 },
          { interlace },
        ),
      ];
      for (const picture of pictures) {
        expect(await readSlipPicture(saved("slip.png", picture))).toEqual({ ok: true, value: PAYLOAD });
      }
    },
  );

  test.each([60, 75, 85, 95])("reads the mini QR of a drawn slip in a JPEG of quality %i", async (quality) => {
    expect(await readSlipPicture(saved("slip.jpg", jpegOf(slip, quality)))).toEqual({ ok: true, value: PAYLOAD });
  });

  test("recognises a picture by its first bytes, not by its name", async () => {
    expect(await readSlipPicture(saved("slip.png", jpegOf(slip, 85)))).toEqual({ ok: true, value: PAYLOAD });
    expect(await readSlipPicture(saved("slip.jpg", qrPng(PAYLOAD)))).toEqual({ ok: true, value: PAYLOAD });
  });

  test.each([
    ["an empty file", "", "slip-empty"],
    ["a text that is named like a picture", "not a picture at all", "slip-not-a-picture"],
    ["a single byte", "x", "slip-not-a-picture"],
    ["a picture without a code", qrPng(undefined), "slip-no-code"],
    ["a PNG that was cut short", qrPng(PAYLOAD).subarray(0, 200), "slip-no-code"],
    ["a JPEG that was cut short", Buffer.from("ffd8ffe000104a464946", "hex"), "slip-no-code"],
    ["a file that is too large", Buffer.alloc(20 * 1024 * 1024, 1), "slip-too-large"],
  ])("refuses %s", async (_, content, code) => {
    const read = await readSlipPicture(saved("bad.jpg", content));
    expect(read).toMatchObject({ ok: false, error: { kind: "refusal", code } });
  });

  test("refuses a JPEG slip that was cut in its lower half", async () => {
    const file = jpegOf(slip, 85);
    const read = await readSlipPicture(saved("cut.jpg", file.subarray(0, file.length >> 1)));
    expect(read).toMatchObject({ ok: false, error: { kind: "refusal", code: "slip-no-code" } });
  });

  test("names the pictures it cannot decode and the files it cannot open", async () => {
    const webp = await readSlipPicture(saved("slip.webp", Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1")));
    expect(webp).toMatchObject({ ok: false, error: { kind: "file", message: expect.stringContaining("WebP") } });
    const gone = await readSlipPicture(join(folder, "gone.png"));
    expect(gone).toMatchObject({ ok: false, error: { kind: "file", message: expect.stringContaining("ENOENT") } });
  });
});
