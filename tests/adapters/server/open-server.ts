import { type App, createApp } from "../../../adapters/server/create-app.ts";
import { answering, createHttpApp, type HttpApp } from "../../../adapters/server/http/http-app.ts";
import type { Answer } from "../../../adapters/server/http/http-call.ts";
import { type ListenOptions, listen } from "../../../adapters/server/listen.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { Session } from "../../../core/session/model.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import { joinHouse, openTestHouse, type TestHouseOptions, unwrap } from "../house/test-house.ts";

export interface CallReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Raw text in place of `body`. */
  readonly text?: string;
  readonly headers?: Record<string, string>;
  readonly session?: Session;
}

/** Calls an app in this process. */
export async function call(
  app: Pick<App, "request">,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<CallReply> {
  const text = options.text ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const reply = await app.request(path, {
    method,
    headers: {
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...(options.session ? { authorization: `Bearer ${options.session.token}` } : {}),
      ...options.headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: reply.status, headers: reply.headers, body: await jsonOf(reply) };
}

async function jsonOf(reply: Response): Promise<unknown> {
  if (reply.headers.get("content-type")?.startsWith("text/event-stream")) {
    await reply.body?.cancel();
    return undefined;
  }
  const text = await reply.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A house with one member, over HTTP in this process. A line in its log fails the test. */
export async function openServer(setting: TestHouseOptions = {}, credit: Satang = baht(0)) {
  const opened = await openTestHouse(setting);
  const log = (line: string): void => {
    throw new Error(`the server logged: ${line}`);
  };
  const app = createApp(opened.house, { checkReplies: true, log });
  const testMember = await joinHouse(opened.house, 1, credit);
  return { ...opened, app, testMember };
}

/** Fills the path with the member's own id and username. */
export function pathOf(row: Endpoint, { member }: Session): string {
  return row.path
    .replace("{uuid}", member.id)
    .replace("{username}", member.username)
    .replace(/\{\w+\}/g, "1234567890");
}

/** An app that answers every path so. */
export function appOf(answer: Answer): HttpApp {
  const app = createHttpApp();
  app.all("*", answering(answer));
  return app;
}

/** Listens on a free port. */
export async function listening(app: Pick<App, "fetch">, options: ListenOptions = {}) {
  return unwrap(await listen(app, "127.0.0.1", 0, options));
}
