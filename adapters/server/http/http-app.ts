import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type Answer, type Connected, callOf, inLanguageOf, type Reply, responseOf } from "./http-call.ts";

type Headers = () => Readonly<Record<string, string>>;
export type HttpEnv = {
  /** Only over a connection. */
  Bindings: { readonly connected?: Connected | undefined };
  /** Headers of the reply besides its own, from the inside outwards. */
  Variables: { added?: readonly Headers[] };
};
export type HttpApp = Hono<HttpEnv>;

export function createHttpApp(): HttpApp {
  return new Hono<HttpEnv>({
    // Escapes of a row's path mean the same as its letters.
    getPath(request, { env } = {}) {
      const path = sentPath(request, env);
      return path.includes("%") && path.startsWith("/api/") ? unescaped(path) : path;
    },
  });
}

/** The path as it was sent: a URL would have resolved its dots. */
export function sentPath(request: Request, env: HttpEnv["Bindings"] | undefined): string {
  return env?.connected?.path ?? new URL(request.url).pathname;
}

/** Without the escapes that no path needs. Parameters are decoded later, so that of a percent sign stays. */
function unescaped(path: string): string {
  try {
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return path;
  }
}

/** Answers the calls of a route. */
export function answering(answer: Answer): (c: Context<HttpEnv>) => Promise<Response> {
  return async (c) => respond(c, await answer(callOf(c.req.raw, c.req.param(), connectedOf(c))));
}

/** Undefined in process, where Hono has no bindings at all. */
export function connectedOf(c: Context<HttpEnv>): Connected | undefined {
  const bindings: HttpEnv["Bindings"] | undefined = c.env;
  return bindings?.connected;
}

export function headersOf(c: Context<HttpEnv>): Connected["headers"] {
  return connectedOf(c)?.headers ?? c.req.header();
}

/** Sends a reply, over the connection if there is one. A HEAD has the head of the GET. */
export function respond(c: Context<HttpEnv>, answer: Reply): Response {
  const given = answer.inLanguage ? inLanguageOf(headersOf(c), answer) : answer;
  const added = c.get("added");
  const reply = added
    ? { ...given, headers: Object.assign({}, given.headers, ...added.map((headers) => headers())) }
    : given;
  const connected = connectedOf(c);
  if (!connected) return responseOf(reply, c.req.raw.method);
  if (connected.trace) connected.trace.code = reply.code;
  connected.send(reply);
  return SENT;
}

/** What Hono gets once the reply is on its way: a Response around each would cost half of a call. */
const SENT = new Response();

/** Adds headers to what comes from inside; the outer value of a name counts. */
export function addHeaders(headers: Headers): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    c.set("added", [headers, ...(c.get("added") ?? [])]);
    return next();
  };
}
