import { createPublicKey, verify } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encryptPush } from "../../../../adapters/server/push/encrypt-push.ts";
import { createVapid, derivedVapidKey, readVapidKey } from "../../../../adapters/server/push/vapid.ts";
import { always } from "../../../always.ts";
import { createPushReceiver } from "./decrypt-push.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("encrypts the example of RFC 8291 to the same bytes", () => {
  const browser = createPushReceiver(
    bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
    bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  );
  const body = encryptPush("When I grow up, I want to be a watermelon", browser.keys, {
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    paddedBytes: 0,
  });
  expect(body.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A" +
      "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("only the browser of the address reads a push, and its length says nothing", () => {
  const other = createPushReceiver();
  always([fc.string({ unit: "grapheme", maxLength: 40 })], (text) => {
    const browser = createPushReceiver();
    const body = encryptPush(text, browser.keys);
    expect(browser.decrypt(body)).toBe(text);
    expect(() => other.decrypt(body)).toThrow();
    expect(body.length).toBe(encryptPush("", browser.keys).length);
    expect(encryptPush(text, browser.keys).equals(body)).toBe(false);
  });
});

test("refuses keys that are no point of the curve", () => {
  const { auth } = createPushReceiver().keys;
  expect(() => encryptPush("", { p256dh: "B".repeat(87), auth })).toThrow();
  expect(() => encryptPush("", { p256dh: "", auth })).toThrow();
});

test("the key follows from the secret, and a push service can check a token with it", () => {
  const key = derivedVapidKey("a key of tests only, of 32 letters");
  expect(derivedVapidKey("a key of tests only, of 32 letters").equals(key)).toBe(true);
  // Another release must derive the same one, or every device would have to subscribe again.
  const derived = createVapid(key, "mailto:a@b.example").publicKey;
  expect(derived).toBe("BH0krCSZOw8btr3U3SbTvvODI9-YlDAi_cR18Ds7c9spCKcN8LbzW49lTCUS1mUPUqfY_AHTlKOrHhK7sggGQ-8");
  expect(derivedVapidKey("another key of tests, of 32 letters").equals(key)).toBe(false);
  expect(readVapidKey(key.toString("base64url"))?.equals(key)).toBe(true);
  for (const wrong of [
    "",
    "short",
    Buffer.alloc(32).toString("base64url"),
    Buffer.alloc(32, 255).toString("base64url"),
  ])
    expect(readVapidKey(wrong)).toBeUndefined();

  const vapid = createVapid(key, "mailto:operator@play.example");
  const now = Date.UTC(2026, 10, 20, 5);
  const authorization = vapid.authorization("https://push.example.net", now);
  const [, head = "", claims = "", signature = "", k = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  expect(k).toBe(vapid.publicKey);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: "JWT", alg: "ES256" });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: "https://push.example.net",
    exp: now / 1000 + 12 * 3600,
    sub: "mailto:operator@play.example",
  });
  const point = bytes(vapid.publicKey);
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), signed, bytes(signature))).toBe(true);

  expect(vapid.authorization("https://push.example.net", now + 1000)).toBe(authorization);
  expect(vapid.authorization("https://push.example.net", now + 7 * 3600_000)).not.toBe(authorization);
  expect(vapid.authorization("https://other.example.net", now)).not.toBe(authorization);
});
