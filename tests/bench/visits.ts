import type { BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "../e2e/support/launch-browser.ts";
import { openMember, openVisitor, SESSION_KEY } from "../e2e/support/open-page.ts";
import { PHONE } from "../e2e/support/screen-sizes.ts";
import { SLOW_4G, slowDown } from "../e2e/support/slow-line.ts";
import { startSite } from "../e2e/support/start-site.ts";
import { workerReady } from "../e2e/support/worker-ready.ts";
import { type Bench, interleave, type Measured, milliseconds, type Row, ratioRow } from "./bench.ts";
import { staticPage } from "./paint.ts";
import { servePages } from "./serve.ts";

const MOST_NEW_VISIT = 1.25;
const MOST_FIRST_FRAME = 1.15;
const MOST_SECOND_VISIT = 1;
const MOST_SHELL = 0.6;
const DASHBOARD = "/auth/dashboard";
const BARE = "/bare.html";
const STATIC = "/static.html";
/** The demo member's credit, as the balance card shows it. */
const CREDIT = "324,850";

/**
 * A member who has been here before, but whose browser has no file any more, opens the dashboard on a cheap phone and a
 * bad line. The peer is a page of the same server that loads the same scripts and style sheets without running them,
 * makes the same call when they are there, and shows its answer; the first frame's is a static page with its words.
 */
export const visits: Bench = {
  about: "the time to a member's credit, 4x CPU, slow 4G",
  needsBrowser: true,
  async *rows(smoke) {
    let code: readonly string[] = [];
    let storageState: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;
    let workerDelay = 0;
    const [browser, house] = await Promise.all([launchBrowser(), startSite()]);
    const still = staticPage([`฿${CREDIT}.75`], ["เครดิต ณ 20 พ.ย. 69 12:00 น."]);
    const find = (path: string) => {
      if (path === BARE) return { type: "text/html", body: barePage(code) };
      return path === STATIC ? still.get("/") : path === "/" ? undefined : still.get(path);
    };
    const onward = {
      url: house.url,
      // The browser does not slow down what the worker asks for. The page makes its calls itself.
      delay: (path: string) => (path.startsWith("/api/") ? 0 : workerDelay),
    };
    const front = await servePages(find, onward);
    const site = { ...house, url: front.url };
    const open = (serviceWorkers: "allow" | "block") => openMember(browser, site, "gold", PHONE, { serviceWorkers });
    const newVisit = (path: string, drawn: Drawn) => async () => {
      const { context } = await openVisitor(browser, PHONE, storageState ? { storageState } : {});
      const time = await visit(context, site.url + path, drawn);
      await context.close();
      return time;
    };
    try {
      const earlier = await open("block");
      code = await codeOf(earlier.page, site.url);
      storageState = await earlier.context.storageState();
      const rounds = smoke ? 0 : 7;
      const first = await interleave(
        {
          frame: newVisit(DASHBOARD, firstPaint),
          still: newVisit(STATIC, firstPaint),
          ours: newVisit(DASHBOARD, creditDrawn),
          bare: newVisit(BARE, creditDrawn),
        },
        rounds,
      );
      yield rowOf("the first frame, with the last credit", first, "frame", "still", MOST_FIRST_FRAME);
      yield rowOf("the credit on a new visit", first, "ours", "bare", MOST_NEW_VISIT);

      const ours = await open("allow");
      await ours.page.goto(site.url + DASHBOARD);
      await workerReady(ours.page);
      await ours.page.close();
      const bare = await open("block");
      await bare.page.goto(site.url + BARE);
      await bare.page.getByText(CREDIT).waitFor();
      await bare.page.close();
      workerDelay = SLOW_4G.latency;
      const again = (context: BrowserContext, path: string, drawn: Drawn) => () =>
        visit(context, site.url + path, drawn);
      const second = await interleave(
        {
          shell: again(ours.context, DASHBOARD, firstPaint),
          bareShell: again(bare.context, BARE, firstPaint),
          credit: again(ours.context, DASHBOARD, creditDrawn),
          bareCredit: again(bare.context, BARE, creditDrawn),
        },
        rounds,
      );
      yield rowOf("the first paint on a second visit", second, "shell", "bareShell", MOST_SHELL);
      yield rowOf("the credit on a second visit", second, "credit", "bareCredit", MOST_SECOND_VISIT);
    } finally {
      await browser.close();
      front.close();
      await house.close();
    }
  },
};

function rowOf<Name extends string>(what: string, runs: Measured<Name>, page: Name, bare: Name, most: number): Row {
  const against = `a bare page (${milliseconds(runs.median(bare))})`;
  return ratioRow({ what: `${what} (${milliseconds(runs.median(page))})`, against }, runs.ratio(page, bare), { most });
}

/** Runs in a page. Milliseconds from the start of the navigation. */
type Drawn = (text: string) => Promise<number>;

async function visit(context: BrowserContext, url: string, drawn: Drawn): Promise<number> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: "commit" });
  const time = await page.evaluate(drawn, CREDIT);
  await page.close();
  return time;
}

/** The scripts and style sheets that a page loads until the credit is there. */
async function codeOf(page: Page, origin: string): Promise<readonly string[]> {
  const loaded: string[] = [];
  page.on("requestfinished", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) loaded.push(request.url().slice(origin.length));
  });
  await slowDown(page);
  await page.goto(origin + DASHBOARD);
  await page.getByRole("main").getByText(CREDIT).waitFor();
  await page.close();
  return loaded;
}

function barePage(code: readonly string[]): string {
  const links = code.map((path) =>
    path.includes(".css") ? `<link rel="stylesheet" href="${path}">` : `<link rel="modulepreload" href="${path}">`,
  );
  return `<!doctype html><html lang="th"><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${links.join("\n")}<body><main>…</main>
<script type="module">
  const { token, member } = JSON.parse(localStorage.getItem("${SESSION_KEY}"));
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  const headers = { authorization: "Bearer " + token, "content-type": "application/json", platform: "AND",
    channel: "web", webversion: "1.0.0", webhostname: location.hostname };
  const body = JSON.stringify({ balanceType: "credit" });
  const reply = await fetch("/api/auth/user/getCredit/" + member.username, { method: "POST", headers, body });
  const answer = await reply.json();
  document.querySelector("main").textContent = Object.values(answer).map((value) => value.toLocaleString("en")).join(" ");
</script></html>`;
}

function creditDrawn(text: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const main = document.querySelector("main");
      // The next frame shows it. Every clock here but the timeline's is that of the tests, which was moved.
      const served = document.querySelector(".shell-card")?.textContent ?? "";
      // The first script draws the present credit with its second, over the last one with its day.
      if (main?.textContent?.includes(text) || (served.includes(text) && /\d:\d\d:\d\d/.test(served)))
        requestAnimationFrame(() => resolve(Number(document.timeline.currentTime)));
      else requestAnimationFrame(look);
    };
    look();
  });
}

function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) resolve(paint.startTime);
    }).observe({ type: "paint", buffered: true });
  });
}
