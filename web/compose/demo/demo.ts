import { browserClock } from "../../../adapters/browser/device.ts";
import { type KeyValue, keyValue } from "../../../adapters/browser/storage/key-value.ts";
import type { Clock } from "../../../core/platform/device.ts";
import { plus } from "../../../core/shared/bangkok-time.ts";
import { brand } from "../../brand/active-brand.ts";
import type { OpenDemo } from "./open-demo.ts";

/** The demo's time, which somebody who shows it can move forward. All tabs have the same. */
export interface DemoClock {
  readonly now: Clock;
  advance(ms: number): void;
}

function createDemoClock(storage: KeyValue, key: string): DemoClock {
  const offset = () => {
    const stored = Number(storage.get(key) ?? 0);
    return Number.isSafeInteger(stored) ? stored : 0;
  };
  return {
    now: () => plus(browserClock(), offset()),
    advance: (ms) => storage.set(key, String(offset() + ms)),
  };
}

/** Everything of the demo that the browser keeps has a name that begins so. */
const PREFIX = `${brand.id}.`;
const CLOCK_KEY = `${PREFIX}demo.clock`;
const START_KEY = `${PREFIX}demo.start`;

const page = window;
const clock = createDemoClock(
  keyValue(() => page.localStorage),
  CLOCK_KEY,
);
let opening: Promise<OpenDemo> | undefined;

/** Opens the house once. After a failure, the next call tries again. */
function opened(): Promise<OpenDemo> {
  opening ??= import("./open-demo.ts")
    .then(({ openDemo }) => openDemo(page, `${PREFIX}demo`, clock.now))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** What somebody who shows the demo can do. */
export const demo = {
  fetch: async (path: string, init?: RequestInit): Promise<Response> => (await opened()).fetch(path, init),
  /** False where the browser stores nothing. */
  stored: async (): Promise<boolean> => (await opened()).stored,
  advance: (ms: number): void => clock.advance(ms),
  /** Whether requests are approved without staff. */
  automatic: async (): Promise<boolean> => (await (await opened()).house.staff.backOffice()).mode === "automatic",
  async setAutomatic(on: boolean): Promise<void> {
    const { staff } = (await opened()).house;
    await staff.setBackOffice(on ? { mode: "automatic", afterMs: 3000 } : { mode: "waiting" });
  },
  async approveAll(): Promise<void> {
    const { staff } = (await opened()).house;
    for (const { id } of await staff.openRequests()) await staff.approve(id);
  },
  /** Deletes everything; this tab and the others begin at the first page. */
  async startAgain(): Promise<void> {
    await (await opened()).discard();
    for (const storage of [page.localStorage, page.sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    }
    page.localStorage.setItem(START_KEY, String(Date.now()));
    page.location.assign("/");
  },
};

/** Follows the other tabs and answers the games' frames. */
export function startDemo(): void {
  page.addEventListener("storage", ({ key }) => {
    if (key === START_KEY) page.location.assign("/");
  });
  page.addEventListener("message", ({ origin, data, ports: [port] }: MessageEvent<unknown>) => {
    // A game's frame is a sandbox without an origin. What it may call needs a launch id, and no session.
    const call = origin === "null" && port ? frameCall(data) : undefined;
    if (!call || !port) return;
    demo
      .fetch(`/api/game/${call.name}`, { method: "POST", headers: call.headers, body: call.body })
      .then(async (reply) => port.postMessage({ status: reply.status, text: await reply.text() }))
      .catch(() => port.postMessage({ status: 0, text: "" }));
  });
}

interface FrameCall {
  readonly name: "table" | "round";
  readonly headers: Record<string, string>;
  readonly body: string;
}

function frameCall(data: unknown): FrameCall | undefined {
  const { demoCall } = (data ?? {}) as { readonly demoCall?: Partial<FrameCall> };
  if (demoCall?.name !== "table" && demoCall?.name !== "round") return undefined;
  return { name: demoCall.name, headers: { ...demoCall.headers }, body: String(demoCall.body) };
}
