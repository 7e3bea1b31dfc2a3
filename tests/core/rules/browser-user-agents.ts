import type { BrowserName } from "../../../core/rules/platform.ts";

const LIKE = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE}`;
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${LIKE}`;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** How each browser writes its user agent with a major version. */
export const BROWSER_USER_AGENTS: Record<BrowserName, readonly ((version: number) => string)[]> = {
  Chrome: [
    (v) => `${WINDOWS} Chrome/${v}.0.3945.79 Safari/537.36`,
    (v) => `${ANDROID} Chrome/${v}.0.0.0 Mobile Safari/537.36`,
    (v) => `${WINDOWS} HeadlessChrome/${v}.0.3945.0 Safari/537.36`,
    (v) => `${IPHONE} CriOS/${v}.0.6099.119 Mobile/15E148 Safari/604.1`,
    (v) => `${ANDROID} Version/4.0 Chrome/${v}.0.0.0 Mobile Safari/537.36 Line/13.6.0/IAB`,
  ],
  Firefox: [
    (v) => `Mozilla/5.0 (X11; Linux x86_64; rv:${v}.0) Gecko/20100101 Firefox/${v}.0`,
    (v) => `${IPHONE} FxiOS/${v}.0 Mobile/15E148 Safari/605.1.15`,
  ],
  Opera: [
    (v) => `${WINDOWS} Chrome/100.0.4896.127 Safari/537.36 OPR/${v}.0.4363.59`,
    (v) => `Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/${v}.0`,
  ],
  Safari: [
    (v) =>
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${v}.1 Safari/605.1.15`,
    (v) => `${IPHONE} Version/${v}.0 Mobile/15E148 Safari/604.1`,
    (v) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${v}_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/10.19.0`,
    (v) => `Mozilla/5.0 (iPad; CPU OS ${v}_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`,
  ],
  Edge: [
    (v) => `${WINDOWS} Chrome/52.0.2743.116 Safari/537.36 Edge/${v}.15063`,
    (v) => `${WINDOWS} Chrome/120.0.0.0 Safari/537.36 Edg/${v}.0.2210.91`,
    (v) => `${ANDROID} Chrome/120.0.0.0 Mobile Safari/537.36 EdgA/${v}.0.2210.84`,
    (v) => `${IPHONE} Version/15.0 EdgiOS/${v}.0.2210.150 Mobile/15E148 Safari/604.1`,
  ],
  Samsung: [(v) => `${ANDROID} SamsungBrowser/${v}.0 Chrome/106.0.5249.126 Mobile Safari/537.36`],
};
