import { basename } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../web/app/paths.ts";
import { SHIPPED_BRANDS } from "../../../web/brand/files/open-brands.ts";
import { servedText } from "../../../web/text/th/site/served.ts";
import { shellText } from "../../../web/text/th/site/shell.ts";
import type { BrowserParts } from "./set-up-browser.ts";

const OLD_BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/60.0.0.0 Safari/537.36";
const BRANDS = SHIPPED_BRANDS.map((file) => basename(file, ".json"));

/** Each notice of the site, in each brand. Browsers resolve every name below `localhost` to their own machine. */
export function describeNotices(parts: BrowserParts): void {
  test.each(BRANDS)("%s shows its notices: unsupported browser, maintenance, service problem, offline", async (id) => {
    const { site, page, visitor } = parts;
    const url = page.url.replace("127.0.0.1", `${id}.localhost`);
    const { userAgent } = page;
    // A page that loads nothing else: a load that the next page cuts off would count as a problem.
    await page.open(`${url}/robots.txt`);
    await page.pretendToBe(OLD_BROWSER);
    await page.open(`${url}${paths.login}`);
    await visitor.see(servedText.unsupported);
    await visitor.until(isWhole);
    await page.pretendToBe(userAgent);

    await site.control("/maintenance", { on: true });
    await page.open(`${url}${paths.promotion}`);
    await visitor.see("ปิดปรับปรุงระบบชั่วคราว");
    expect(await page.run(() => document.documentElement.getAttribute("data-brand"))).toBe(id);
    await site.control("/maintenance", { on: false });
    await visitor.click("main button", "ตรวจสอบตอนนี้");
    await visitor.see("โปรโมชัน");

    await site.control("/faults", { row: "GET /api/deposit", calls: 9, fault: { kind: "status", status: 503 } });
    await visitor.goTo("/");
    await visitor.see(shellText.service);
    await site.control("/faults/clear");
    await visitor.click("[role=status] button, [role=alert] button", shellText.retry);
    await visitor.until((words) => !(document.body.textContent || "").includes(words), shellText.service);

    await page.run(setOnline, false);
    await visitor.see(shellText.offline);
    await page.run(setOnline, true);
    await visitor.until((words) => !(document.body.textContent || "").includes(words), shellText.offline);
    await visitor.until(isWhole);
    // A browser shows the text of the first page with a style and an icon of its own, which the reply does not allow.
    await visitor.expectNoProblems(/\b503\b|\/robots\.txt|\/favicon\.ico/);
  });
}

/** Runs in the page. Whether its pictures and fonts have come; a lazy picture far below, or far along a row, may never come. */
function isWhole(): boolean {
  const isHere = (image: HTMLImageElement) => {
    const { top, left } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth;
  };
  const pictures = Array.from(document.images).filter((image) => image.loading !== "lazy" || isHere(image));
  return pictures.every(({ complete }) => complete) && document.fonts.status === "loaded";
}

/** Runs in the page. No driver of all these browsers can cut a line. */
function setOnline(online: boolean): void {
  Object.defineProperty(navigator, "onLine", { get: () => online, configurable: true });
  dispatchEvent(new Event(online ? "online" : "offline"));
}
