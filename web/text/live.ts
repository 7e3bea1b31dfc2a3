import { createAtom, runInAction } from "mobx";
import type { Language } from "../../core/sentences/sentences.ts";

/** What a module of texts exports. */
type TextModule = Readonly<Record<string, unknown>>;
/** Texts that are loaded together, by the names of their modules, such as `wallet/withdraw`. */
export type TextPack = Readonly<Record<string, TextModule>>;
/** Loads a pack, by language and by the pack's name. */
export type TextPacks = Readonly<Partial<Record<Language, Readonly<Record<string, () => Promise<TextPack>>>>>>;

/** A module of texts as the code imports it: its bindings follow the page's language. */
interface LiveModule {
  readonly name: string;
  readonly pack: string;
  readonly take: (texts: TextModule) => void;
}

const atom = createAtom("language");
const modules: LiveModule[] = [];
const loaded = new Map<string, TextPack>();
const loading = new Map<string, Promise<unknown>>();
let packs: TextPacks | undefined;
let spoken: Language = "th";
/** The last one that was asked for. */
let wanted: Language = spoken;

/** The page's language. Who draws by it draws again when it changes. */
export function language(): Language {
  atom.reportObserved();
  return spoken;
}

/** Says where the packs are, and the first language. Nothing may be drawn before `textsReady`. */
export function startTexts(all: TextPacks, first: Language): void {
  packs = all;
  spoken = first;
}

/** The build calls it in each module that stands for one of texts (vite/text-packs.ts). */
export function liveTexts(name: string, pack: string, take: LiveModule["take"]): void {
  modules.push({ name, pack, take });
  const texts = loaded.get(keyOf(spoken, pack))?.[name];
  if (texts) take(texts);
}

/** Loads the texts of all code that is here. */
export function textsReady(): Promise<void> {
  return loadAll(spoken);
}

/** Asks for packs before the code that needs them is here. */
export function requestTexts(names: readonly string[]): void {
  // Who waits for the texts hears of a failure.
  for (const name of names) load(spoken, name).catch(() => undefined);
}

/** Changes the language: everything is drawn anew at once, and nothing if its texts cannot be loaded, or a later call wants another one. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  await loadAll(next);
  if (next === spoken || next !== wanted) return;
  spoken = next;
  runInAction(() => {
    for (const { name, pack, take } of modules) take(loaded.get(keyOf(next, pack))?.[name] ?? {});
    atom.reportChanged();
  });
}

const keyOf = (of: Language, pack: string) => `${of} ${pack}`;

async function loadAll(of: Language): Promise<void> {
  const missing = () => [...new Set(modules.map(({ pack }) => pack))].filter((pack) => !loaded.has(keyOf(of, pack)));
  // Meanwhile more code may come.
  for (let names = missing(); names.length > 0; names = missing())
    await Promise.all(names.map((name) => load(of, name)));
}

function takePack(of: Language, pack: string, texts: TextPack): void {
  loaded.set(keyOf(of, pack), texts);
  if (of !== spoken) return;
  for (const module of modules) {
    const own = module.pack === pack && texts[module.name];
    if (own) module.take(own);
  }
}

/** Goes on with texts that a developer has changed. */
export function renewTexts(of: Language, pack: string, texts: TextPack): void {
  runInAction(() => {
    takePack(of, pack, texts);
    atom.reportChanged();
  });
}

/** A failure is forgotten, so that it is tried again. */
function load(of: Language, pack: string): Promise<unknown> {
  const key = keyOf(of, pack);
  const known = loading.get(key);
  if (known) return known;
  const start = async () => packs?.[of]?.[pack]?.() ?? Promise.reject(new Error(`no texts ${key}`));
  // Loading a chunk asks for texts, perhaps for these, which are known to be on their way by then.
  const entry = Promise.resolve()
    .then(start)
    .then(
      (texts) => takePack(of, pack, texts),
      (error: unknown) => {
        loading.delete(key);
        throw error;
      },
    );
  loading.set(key, entry);
  return entry;
}
