import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Site } from "../support/start-site.ts";

const HOOK_PATH = "/problems-hook.js";
export const USER_AGENT_KEY = "test.userAgent";
export const PROBLEMS_KEY = "test.problems";

/** Runs in the page before its own scripts, and writes down each problem that the page shows. */
function hook(problemsKey: string, userAgentKey: string): void {
  const note = (words: string) => {
    const before = JSON.parse(sessionStorage.getItem(problemsKey) || "[]") as string[];
    sessionStorage.setItem(problemsKey, JSON.stringify(before.concat(words)));
  };
  const textOf = (value: unknown) =>
    value instanceof Error ? `${value.message} ${value.stack || ""}` : String(JSON.stringify(value));
  let leaving = false;
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  const write = console.error;
  console.error = (...args: unknown[]) => {
    note(`console: ${args.map(textOf).join(" ")}`);
    write.apply(console, args);
  };
  addEventListener(
    "error",
    (event: Event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) note(`uncaught: ${event.message} ${event.filename}:${event.lineno}`);
      // WebKit cuts what is loading when the next page is on its way, and reports it to the page that is left.
      else if (target instanceof HTMLElement && !leaving)
        note(`failed load: ${target.getAttribute("src") || target.getAttribute("href")}`);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => note(`uncaught: ${textOf(event.reason)}`));
  document.addEventListener("securitypolicyviolation", (event) =>
    note(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  // Only a locale that the machine has would make WebKit ask for it.
  Object.defineProperty(navigator, "languages", { get: () => ["th-TH", "th"] });
  const userAgent = sessionStorage.getItem(userAgentKey);
  if (userAgent) Object.defineProperty(navigator, "userAgent", { get: () => userAgent });
}

export interface ProblemsProxy {
  readonly url: string;
  /** Replies with an error status since the last call. */
  problems(): readonly string[];
  close(): void;
}

/**
 * The site with one more script at the start of its page, for a browser that tells a test nothing about the console. The
 * headers stay as they are, the content security policy among them.
 */
export async function startProblemsProxy(site: Pick<Site, "url">): Promise<ProblemsProxy> {
  const problems: string[] = [];
  const script = `(${hook.toString()})(${JSON.stringify(PROBLEMS_KEY)}, ${JSON.stringify(USER_AGENT_KEY)});`;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === HOOK_PATH) {
      outgoing.writeHead(200, { "content-type": "text/javascript" }).end(script);
      return;
    }
    const { "accept-encoding": _encoding, "if-none-match": _etag, ...headers } = incoming.headers;
    const { method = "GET", url = "/" } = incoming;
    const onward = request(`${site.url}${url}`, { method, headers }, (reply) => {
      if (Number(reply.statusCode) >= 400) problems.push(`network: ${reply.statusCode} ${url}`);
      const isPage = String(reply.headers["content-type"]).startsWith("text/html") && !url.startsWith("/play/");
      if (!isPage) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      let html = "";
      reply.setEncoding("utf8").on("data", (part: string) => (html += part));
      reply.on("end", () => {
        const { "content-length": _length, ...rest } = reply.headers;
        const changed = html.replace("<head>", `<head><script src="${HOOK_PATH}"></script>`);
        outgoing.writeHead(reply.statusCode ?? 502, rest).end(changed);
      });
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems: () => problems.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
