import { createApp } from "../../../adapters/server/create-app.ts";
import { listen } from "../../../adapters/server/listen.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import type { Session } from "../../../core/session/model.ts";
import { baht, type Satang } from "../../../core/shared/money.ts";
import { type HouseSetting, joinHouse, openHouse, unwrap } from "../house/open-house.ts";

type App = ReturnType<typeof createApp>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Ask {
  readonly body?: unknown;
  /** Sent as it stands, in place of `body`. */
  readonly text?: string;
  readonly headers?: Record<string, string>;
  readonly session?: Session;
}

/** Sends a request to an app in this process. */
export async function ask(app: App, method: string, path: string, asked: Ask = {}): Promise<Answer> {
  const text = asked.text ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
  const reply = await app.request(path, {
    method,
    headers: {
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...(asked.session ? { authorization: `Bearer ${asked.session.token}` } : {}),
      ...asked.headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: reply.status, headers: reply.headers, body: await jsonOf(reply) };
}

async function jsonOf(reply: Response): Promise<unknown> {
  const text = await reply.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A house with one member, behind HTTP in this process; whatever it logs fails the test. */
export async function openServer(setting: HouseSetting = {}, credit: Satang = baht(0)) {
  const opened = await openHouse(setting);
  const log = (line: string): void => {
    throw new Error(`the server logged: ${line}`);
  };
  const app = createApp(opened.house, { checkReplies: true, log });
  const guest = await joinHouse(opened.house, 1, credit);
  return { ...opened, app, guest };
}

/** The path with the member's own names in it. */
export function pathOf(row: Endpoint, { member }: Session): string {
  return row.path
    .replace("{uuid}", member.id)
    .replace("{username}", member.username)
    .replace(/\{\w+\}/g, "1234567890");
}

/** Real HTTP on a free port. */
export async function listening(app: { readonly fetch: Parameters<typeof listen>[0] }) {
  return unwrap(await listen(app.fetch, "127.0.0.1", 0));
}
