import type { CDPSession, Page } from "playwright-core";

/** Slow 4G as the browser's own tools define it: bytes a second, and milliseconds for each request. */
export const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;

/** A cheap phone on a bad line: slow 4G and a fourth of this machine's speed. Only Chromium can be slowed down. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await slowLine(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** The line alone: Chromium keeps this machine busy for as long as it slows a page down. */
export async function slowLine(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  return devtools;
}
