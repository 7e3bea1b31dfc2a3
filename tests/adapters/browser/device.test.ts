import { expect, it } from "vitest";
import { deviceOf } from "../../../adapters/browser/device.ts";
import { fakePage } from "./fake-page.ts";

it("names platform and host as the request headers do", () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36";
  const { page } = fakePage({
    navigator: { userAgent, maxTouchPoints: 5 },
    location: { hostname: "play.example" },
  });
  expect(deviceOf(page)).toEqual({ platform: "AND", hostname: "play.example" });
});
