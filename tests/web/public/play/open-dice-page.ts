import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { handTime } from "../../stores/hand-time.ts";

const FOLDER = join(import.meta.dirname, "../../../../web/public/play");
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".js"));

/** The page's modules as functions, so that each page has its own copy, in a document that the test makes. */
const MODULES = new Map(FILES.map((file) => [`./${file}`, moduleText(readFileSync(join(FOLDER, file), "utf8"))]));

function moduleText(text: string): string {
  const names = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name);
  const body = text
    .replace(/^import \{([^}]*)\} from "([^"]*)";/gm, "const {$1} = load('$2');")
    .replace(/^export /gm, "");
  return `${body}\nreturn { ${names.join(", ")} };`;
}

type Listener = (event: object) => void;

/** As much of an element as the page uses. */
class FakeElement {
  readonly tag: string;
  children: FakeElement[] = [];
  hidden = false;
  readonly #attributes = new Map<string, string>();
  readonly #listeners = new Map<string, Listener[]>();
  readonly #classes = new Set<string>();
  #text = "";

  readonly #onText: ((text: string) => void) | undefined;

  constructor(tag: string, onText?: (text: string) => void) {
    this.tag = tag;
    this.#onText = onText;
  }

  get textContent(): string {
    return this.#text + this.children.map(({ textContent }) => textContent).join(" ");
  }
  set textContent(text: unknown) {
    this.children = [];
    this.#text = String(text);
    this.#onText?.(this.#text);
  }
  set innerHTML(_: unknown) {
    throw new Error("the page writes markup");
  }
  get className(): string {
    return [...this.#classes].join(" ");
  }
  set className(names: string) {
    this.#classes.clear();
    for (const name of names.split(" ")) this.#classes.add(name);
  }
  get classList() {
    return {
      add: (name: string) => void this.#classes.add(name),
      remove: (name: string) => void this.#classes.delete(name),
      toggle: (name: string, on: boolean) => void (on ? this.#classes.add(name) : this.#classes.delete(name)),
    };
  }
  appendChild(child: FakeElement): FakeElement {
    this.children.push(child);
    return child;
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }
  focus(): void {}
  /** As a person does it: not on what is hidden. */
  fire(type: string): void {
    if (this.hidden) throw new Error(`nobody sees this ${this.tag}`);
    for (const listener of this.#listeners.get(type) ?? []) listener({ preventDefault: () => undefined });
  }
}

/** A reply as the test gives it. Without a body it stays open until the page gives up. */
export interface PlayReply {
  readonly status: number;
  readonly body: string | undefined;
}

export interface PlayCall {
  readonly call: string;
  readonly key: string | undefined;
  readonly language: string | undefined;
  readonly body: { readonly launchId?: string; readonly betOn?: string; readonly amount?: number };
}

interface PageOptions {
  /** Undefined: the line is cut. */
  readonly answer: (call: PlayCall) => Promise<PlayReply | undefined>;
  readonly launchId?: string;
  /** What follows the `?` of the address, with it. */
  readonly search?: string;
  /** The fragment of the address, as the page before a reload left it. */
  readonly hash?: string;
  /** Hears each text that the page puts into an element with an id, also for a moment. */
  readonly onText?: (id: string, text: string) => void;
  /** What the page around answers when the game is ready; undefined for a page in a window of its own. */
  readonly parent?: ((message: Record<string, unknown>) => object | undefined) | undefined;
  /** Whether the scene moves, as it does unless the player prefers reduced motion. */
  readonly moves?: boolean;
}

/** Opens the page of the dice game, its own scripts in a document of this process. */
export function openDicePage({
  answer,
  launchId = "launch-1",
  search = "",
  hash = `#${launchId}`,
  onText,
  parent,
  moves = false,
}: PageOptions) {
  const time = handTime();
  const elements = new Map<string, FakeElement>();
  const html = readFileSync(join(FOLDER, "game.html"), "utf8");
  for (const [, tag = "", more = ""] of html.matchAll(/<(\w+)([^>]*\bid="[^>]*)>/g)) {
    const id = /\bid="([^"]*)"/.exec(more)?.[1] ?? "";
    const element = new FakeElement(tag, (text) => onText?.(id, text));
    element.hidden = /\bhidden\b/.test(more);
    elements.set(id, element);
  }
  const byId = (id: string): FakeElement => elements.get(id) ?? raise(`no ${id}`);
  const document = {
    title: "",
    documentElement: new FakeElement("html"),
    getElementById: (id: string) => elements.get(id) ?? null,
    createElement: (tag: string) => new FakeElement(tag),
    createElementNS: (_: string, tag: string) => new FakeElement(tag),
  };
  const location = {
    hash,
    search,
    replace: (next: string) => {
      location.hash = new URL(next, "https://sanam.example").hash;
    },
  };
  const listeners: ((event: object) => void)[] = [];
  const around = {
    postMessage: (message: Record<string, unknown>) => {
      const reply = parent?.(structuredClone(message));
      if (reply) time.after(1, () => listeners.forEach((listener) => listener({ source: around, data: reply })));
    },
  };
  const window: Record<string, unknown> = {
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  };
  window["parent"] = parent ? around : window;
  const cancels = new Map<number, () => void>();
  const fetch = async (url: string, init: { headers: Record<string, string>; body: string; signal: AbortSignal }) => {
    const aborted = new Promise<never>((_, reject) => {
      init.signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
    aborted.catch(() => undefined);
    const { "idempotency-key": key, "accept-language": language } = init.headers;
    const call = { call: url.replace(/^.*\//, ""), key, language, body: JSON.parse(init.body) };
    const reply = await Promise.race([answer(call), aborted]);
    if (!reply) throw new TypeError("Failed to fetch");
    const text = async () => reply.body ?? aborted;
    return { ok: reply.status >= 200 && reply.status < 300, status: reply.status, text };
  };
  const globals: Record<string, unknown> = {
    document,
    window,
    location,
    fetch,
    crypto: globalThis.crypto,
    navigator: {},
    AudioContext: undefined,
    createImageBitmap: undefined,
    getComputedStyle: () => ({ animationName: moves ? "a move" : "none" }),
    setTimeout: (task: () => void, ms = 0) => {
      cancels.set(cancels.size + 1, time.after(ms, task));
      return cancels.size;
    },
    clearTimeout: (id: number) => cancels.get(id)?.(),
  };
  const loaded = new Map<string, unknown>();
  const load = (name: string): unknown => {
    if (!loaded.has(name)) {
      const run = compileFunction(MODULES.get(name) ?? raise(`no ${name}`), ["load", ...Object.keys(globals)]);
      loaded.set(name, run(load, ...Object.values(globals)));
    }
    return loaded.get(name);
  };
  load("./game.js");
  return {
    time,
    location,
    byId,
    language: (): string | null => document.documentElement.getAttribute("lang"),
    text: (id: string): string => byId(id).textContent,
    /** Everything that the page says, hidden or not. */
    allText: (): string => [document.title, ...[...elements.values()].map(({ textContent }) => textContent)].join("\n"),
    shows: (id: string): boolean => !byId(id).hidden,
  };
}

function raise(message: string): never {
  throw new Error(message);
}
