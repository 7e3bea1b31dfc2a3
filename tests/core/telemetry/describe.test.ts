import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crashOf } from "../../../adapters/browser/telemetry.ts";
import {
  browserOf,
  ERROR_CLASSES,
  errorClassOf,
  FRAME,
  framesOf,
  routeOf,
  SITE_ROUTES,
} from "../../../core/telemetry/site-event.ts";

/** What must never leave the page: a token, a password, a phone, an account and an e-mail. */
const SECRETS = [
  "eyJhbGciOiJIUzI1NiJ9.c2VjcmV0.sig-nature",
  "demo1234!",
  "correct horse",
  "0812345678",
  "1112223334",
  "somchai@example.com",
];

describe("an event of an error", () => {
  const secret = fc.constantFrom(...SECRETS);
  const scheme = fc.constantFrom("https://play.example", "http://127.0.0.1:4600");

  test("holds nothing of the message, the name, the functions, the address or the query", () => {
    fc.assert(
      fc.property(secret, secret, scheme, fc.nat(9999), fc.boolean(), (one, other, origin, line, named) => {
        const error = new TypeError(`${one} in ${origin}/assets/${other}.js:1:1 text`);
        error.name = named ? other : "TypeError";
        error.stack = [
          `${error.name}: ${error.message}`,
          `    at ${other} (${origin}/assets/base-1a2b3c4.js:${line}:7)`,
          `    at ${origin}/aff/${other}?token=${one}:3:4`,
          `${other}@${origin}/assets/kit-1a2b3c4.js?${one}:${line}:7`,
        ].join("\n");
        const location = { pathname: `/aff/${one}` } as Location;
        const text = JSON.stringify(crashOf({ location }, error));
        for (const each of SECRETS) expect(text).not.toContain(each);
        expect(text).toContain(`"base-1a2b3c4.js:${line}:7"`);
        expect(text).toContain('"/aff/:afCode"');
      }),
    );
  });

  test("holds nothing of a message that looks like the places of a stack", () => {
    fc.assert(
      fc.property(
        secret,
        scheme,
        fc.constantFrom("", "\n", "\n    at ", "\n    at f (", "\nf@"),
        (one, origin, before) => {
          const word = one.replace(/[^\w.-]/g, "-");
          const error = new TypeError(`${before}${origin}/assets/${word}.js:1:1${before.endsWith("(") ? ")" : ""}`);
          error.stack = `${error.name}: ${error.message}\n    at f (${origin}/assets/base-1a2b3c4.js:2:7)`;
          const text = JSON.stringify(crashOf({ location: { pathname: "/" } as Location }, error));
          expect(text).not.toContain(word);
          expect(text).toContain('"base-1a2b3c4.js:2:7"');
        },
      ),
    );
  });

  test("is valid whatever was thrown", () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 1 }), fc.webPath(), (thrown, pathname) => {
        const event = crashOf({ location: { pathname } as Location }, thrown);
        expect(SITE_ROUTES).toContain(event.route);
        if (event.kind === "error") for (const frame of event.frames) expect(frame).toMatch(FRAME);
      }),
    );
  });
});

test("reads the places of Chromium, Firefox and Safari", () => {
  const chromium =
    "Error: x\n    at a (https://p.example/assets/base-1.js:1:22)\n    at https://p.example/assets/kit-2.js:3:4";
  const firefox = "a@https://p.example/assets/base-1.js:1:22\n@https://p.example/assets/kit-2.js:3:4\n";
  for (const stack of [chromium, firefox]) expect(framesOf(stack)).toEqual(["base-1.js:1:22", "kit-2.js:3:4"]);
  expect(framesOf(undefined)).toEqual([]);
});

test("reads whole places only, eight at most, after the message is left out", () => {
  const at = (place: string) => `    at x (https://p.example/assets/${place})`;
  expect(framesOf(at("index-1.js:1:22"))).toEqual(["index-1.js:1:22"]);
  expect(framesOf(`${at("index-1.js:1:22")} of somebody`)).toEqual([]);
  expect(framesOf(`${at("index-1.js:1:22")} of somebody`, " of somebody")).toEqual(["index-1.js:1:22"]);
  expect(framesOf(at(`${"x".repeat(81)}.js:1:22`))).toEqual([]);
  expect(framesOf(at("index-1.js:1:12345678"))).toEqual([]);
  const many = Array.from({ length: 10 }, (_, line) => `index-1.js:${line}:1`);
  expect(framesOf(many.map(at).join("\n"))).toEqual(many.slice(0, 8));
});

test("an error has one of the known classes", () => {
  for (const name of ERROR_CLASSES) expect(errorClassOf(Object.assign(new Error("x"), { name }))).toBe(name);
  expect(ERROR_CLASSES.join(" ")).toBe("Error TypeError RangeError ReferenceError SyntaxError DOMException other");
  for (const other of [Object.assign(new Error("x"), { name: "somchai" }), "Error", { name: "Error" }, undefined]) {
    expect(errorClassOf(other)).toBe("other");
  }
});

test.each([
  ["/", "/"],
  ["/AUTH/deposit/", "/auth/deposit"],
  ["/auth/games/slot/JK", "/auth/games/:type/:slot"],
  ["/regis/a/0812345678", "/regis/:team/:marketing"],
  ["/0812345678", "other"],
])("the route of %s is %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "chrome",
    131,
  ],
  ["Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Line/13.1.0", "line", 13],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "firefox", 128],
  [
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1",
    "safari",
    17,
  ],
  ["0812345678 somchai", "other", 0],
] as const)("%s is %s", (userAgent, browser, browserMajor) => {
  expect(browserOf(userAgent)).toEqual({ browser, browserMajor });
});
