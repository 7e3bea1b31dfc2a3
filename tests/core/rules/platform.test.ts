import fc from "fast-check";
import { expect, test } from "vitest";
import { PLATFORMS, platformOf } from "../../../core/rules/platform.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15";

test.each([
  ["Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36", 5, "AND"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", 5, "IOS"],
  ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1", 5, "IOS"],
  [MAC, 5, "IOS"],
  [MAC, 2, "IOS"],
  [MAC, 0, "DSK"],
  [MAC, 1, "DSK"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36", 10, "DSK"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", 0, "DSK"],
  ["Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone", 5, "DSK"],
  ["", 0, "DSK"],
])("%s with %i touch points is %s", (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform);
});

test("every user agent has one of the three platforms, and touch points matter for a Macintosh only", () => {
  always([anyText(), fc.nat({ max: 10 })], (text, touchPoints) => {
    expect(PLATFORMS).toContain(platformOf(text, touchPoints));
    if (!/macintosh/i.test(text)) expect(platformOf(text, touchPoints)).toBe(platformOf(text, 0));
  });
});
