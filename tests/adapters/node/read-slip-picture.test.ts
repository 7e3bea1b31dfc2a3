import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slipVerify } from "promptparse/generate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pngPixels } from "../../../adapters/node/png-pixels.ts";
import { readSlipPicture } from "../../../adapters/node/read-slip-picture.ts";
import { greyPng, pngFile, qrPng } from "./png-file.ts";

const PAYLOAD = slipVerify({ sendingBank: "004", transRef: "016324093015APM00001" });

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "slip-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function saved(name: string, content: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("reading the mini QR of a slip's picture", () => {
  test("gives its text", async () => {
    expect(await readSlipPicture(saved("slip.png", qrPng(PAYLOAD)))).toEqual({ ok: true, value: PAYLOAD });
  });

  test.each([
    ["an empty file", "", "slip-empty"],
    ["a text named as a picture", "not a picture at all", "slip-not-a-picture"],
    ["a single byte", "x", "slip-not-a-picture"],
    ["a picture without a code", greyPng(60, 60, () => 255), "slip-no-code"],
    ["a picture that was cut short", qrPng(PAYLOAD).subarray(0, 200), "slip-no-code"],
    ["a file that is too large", Buffer.alloc(20 * 1024 * 1024, 1), "slip-too-large"],
  ])("refuses %s", async (_, content, code) => {
    const read = await readSlipPicture(saved("bad.jpg", content));
    expect(read).toMatchObject({ ok: false, error: { kind: "refusal", code } });
  });

  test("says which pictures it cannot decode, and which files it cannot open", async () => {
    const jpeg = await readSlipPicture(saved("slip.jpg", Buffer.from("ffd8ffe000104a464946", "hex")));
    expect(jpeg).toMatchObject({ ok: false, error: { kind: "file", message: expect.stringContaining("JPEG") } });
    const gone = await readSlipPicture(join(folder, "gone.png"));
    expect(gone).toMatchObject({ ok: false, error: { kind: "file", message: expect.stringContaining("ENOENT") } });
  });
});

describe("the pixels of a PNG", () => {
  test("come out of every line filter as they went in", () => {
    const sample = (x: number, y: number) => (x * 37 + y * 91 + x * y) & 0xff;
    const pixels = pngPixels(greyPng(23, 17, sample));
    const expected = Array.from({ length: 23 * 17 }, (_, i) => sample(i % 23, Math.floor(i / 23)));
    expect(pixels && Array.from(pixels.data).filter((_, i) => i % 4 === 1)).toEqual(expected);
    expect(pixels && Array.from(pixels.data).filter((_, i) => i % 4 === 3)).toEqual(expected.map(() => 255));
  });

  test.each([
    ["colour", { depth: 8, colour: 2 }, [0, 10, 20, 30], [10, 20, 30, 255]],
    ["colour with alpha", { depth: 8, colour: 6 }, [0, 10, 20, 30, 40], [10, 20, 30, 40]],
    ["grey with alpha", { depth: 8, colour: 4 }, [0, 10, 40], [10, 10, 10, 40]],
    ["grey of 16 bits", { depth: 16, colour: 0 }, [0, 128, 99], [128, 128, 128, 255]],
    ["grey of one bit", { depth: 1, colour: 0 }, [0, 0b10000000], [255, 255, 255, 255]],
    ["indexed colour", { depth: 4, colour: 3 }, [0, 0x10], [7, 8, 9, 255]],
  ])("are read from %s", (_, header, line, pixel) => {
    const file = pngFile({ width: 1, height: 1, ...header }, Buffer.from(line), Buffer.from([1, 2, 3, 7, 8, 9]));
    expect(pngPixels(file)).toEqual({ width: 1, height: 1, data: Uint8Array.from(pixel) });
  });

  test.each([
    ["interlaced", { width: 1, height: 1, depth: 8, colour: 0, interlace: 1 }],
    ["of an unknown colour type", { width: 1, height: 1, depth: 8, colour: 5 }],
    ["of an enormous size", { width: 100_000, height: 100_000, depth: 8, colour: 0 }],
    ["with fewer lines than it says", { width: 1, height: 2, depth: 8, colour: 0 }],
  ])("are not read when it is %s", (_, header) => {
    expect(pngPixels(pngFile(header, Buffer.from([0, 1])))).toBeUndefined();
  });
});
