import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeSlipPicture, MAX_SLIP_MB, PICTURE_HEAD_BYTES } from "../../../core/wallet/slip.ts";

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const WEBP = new TextEncoder().encode("RIFF\x00\x01\x02\x03WEBP");
const limit = MAX_SLIP_MB * 1024 * 1024;

describe("judgeSlipPicture", () => {
  it.each([
    ["jpeg", JPEG],
    ["png", PNG],
    ["webp", WEBP],
  ])("recognises a %s by its first bytes", (kind, head) => {
    expect(judgeSlipPicture(1000, head)).toEqual({ ok: true, value: kind });
  });

  it.each([
    ["slip-empty", 0, new Uint8Array()],
    ["slip-too-large", 20 * 1024 * 1024, JPEG],
    ["slip-too-large", limit + 1, JPEG],
    ["slip-not-a-picture", 12, new TextEncoder().encode("hello, world")],
    ["slip-not-a-picture", 12, new TextEncoder().encode("RIFF....WAVE")],
  ])("refuses as %s", (code, size, head) => {
    expect(judgeSlipPicture(size, head)).toMatchObject({ ok: false, error: { code } });
  });

  it("accepts a picture of exactly the limit", () => {
    expect(judgeSlipPicture(limit, JPEG).ok).toBe(true);
  });

  it("never accepts a file of printable text", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z \n]{1,12}$/), (text) => {
        const head = new TextEncoder().encode(text).slice(0, PICTURE_HEAD_BYTES);
        expect(judgeSlipPicture(head.length, head)).toMatchObject({ ok: false });
      }),
    );
  });
});

it.each([
  ["a cut jpeg mark", Uint8Array.of(0xff, 0xd8, 0)],
  ["another first byte", Uint8Array.of(0, 0xd8, 0xff)],
  ["another second byte", Uint8Array.of(0xff, 0, 0xff)],
  ["a png mark without its name", Uint8Array.of(0x89, 0x50, 0x4e, 0x46)],
  ["a png name without its mark", Uint8Array.of(0x88, 0x50, 0x4e, 0x47)],
  ["a webp name in another file", new TextEncoder().encode("LIFF....WEBP")],
])("refuses %s as no picture", (_, head) => {
  expect(judgeSlipPicture(1000, head)).toMatchObject({ error: { code: "slip-not-a-picture" } });
});

it("recognises a webp in more bytes than it needs, and pictures are ten megabytes at most", () => {
  expect(judgeSlipPicture(1000, new TextEncoder().encode("RIFF....WEBPVP8 "))).toEqual({ ok: true, value: "webp" });
  expect([MAX_SLIP_MB, PICTURE_HEAD_BYTES]).toEqual([10, 12]);
});
