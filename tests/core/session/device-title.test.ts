import { expect, it } from "vitest";
import { deviceTitle, shortAddress } from "../../../core/session/device-session.ts";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome บน Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari บน iPhone",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1", "Chrome บน iPhone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari Line/15.2.0", "LINE บน iPhone"],
  [
    "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36",
    "Samsung Internet บน Android",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36 Edg/140", "Edge บน Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox บน Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36", "Chrome บน Linux"],
  ["Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36 OPR/90", "Opera บน Android"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]", "Facebook บน iPad"],
  ["Mozilla/5.0 (X11; CrOS x86_64 16000) Chrome/140 Safari/537.36", "Chrome บน ChromeOS"],
  ["somebody else's sanam/1.0", "เบราว์เซอร์อื่น"],
  ["sanam/1.0 (linux)", "คำสั่ง sanam บน Linux"],
  ["somebody else", "เบราว์เซอร์อื่น"],
  ["", "เครื่องที่ไม่รู้จัก"],
  [undefined, "เครื่องที่ไม่รู้จัก"],
])("names the device of %s", (userAgent, title) => {
  expect(deviceTitle(userAgent)).toBe(title);
});

it.each([
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36", "Chrome on Android"],
  ["sanam/1.0 (linux)", "The sanam command on Linux"],
  ["somebody else", "Another browser"],
  [undefined, "Unknown device"],
])("names the device of %s in English", (userAgent, title) => {
  expect(deviceTitle(userAgent, "en")).toBe(title);
});

it("shortens an address so that it names no household", () => {
  expect(["203.0.113.77", "2001:db8:1:2::3", "::1"].map(shortAddress)).toEqual(["203.0.x.x", "2001:db8:…", "::…"]);
});
