import { kebabCase, namesInCode, namesInPath } from "./names-in-code.ts";

/** A word that no file and no identifier may contain, because another word is the project's one for it. */
export interface RetiredWord {
  /** In kebab-case; every form that is retired. */
  readonly words: readonly string[];
  readonly replacement: string;
  /** The only paths in which it is retired; everywhere when missing. */
  readonly within?: RegExp;
  /** Where it has its ordinary meaning: fits a path, a space and a name in kebab-case. */
  readonly legalIn?: RegExp;
  /** A file and a text that use it: the proof that the test finds the word. */
  readonly violation: readonly [path: string, text: string];
}

const UNIQUE_KEYS =
  /^(tests\/)?adapters\/house\/(journals|ports|session|wallet|seeds|node|engine\/(unique-keys|member-streams))/;
const TAB_LOCK = /^(tests\/)?(adapters\/browser\/tab-lock|core\/money-action|web\/stores)\//;

export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    words: ["desk", "desks"],
    replacement: "service (house), dependencies (core, stores)",
    violation: ["adapters/house/wallet/service.ts", "export interface MemberDesk { credit(): number }"],
  },
  {
    words: ["counter", "counters"],
    replacement: "service",
    within: /^(tests\/)?adapters\/house\//,
    // The library's names for how often a passkey signed.
    legalIn: /node-passkeys/,
    violation: ["adapters/house/rewards/luck-counter.ts", ""],
  },
  {
    words: ["floor", "floors"],
    replacement: "service context",
    // The oldest browser and the oldest Node that are supported.
    legalIn: /browser-floor|floor-browser|node-floor| (install|run)-floor$/,
    violation: ["adapters/house/engine/execute.ts", "const half = Math.floor(1.5); const floor = half;"],
  },
  {
    words: ["seat", "seats", "seated"],
    replacement: "authenticated member",
    violation: ["adapters/server/handlers/wallet.ts", "serve(({ seat }) => seat.credit());"],
  },
  {
    words: ["door", "doors"],
    replacement: "tab lock, named locks, storage lease",
    violation: ["adapters/browser/tab-lock/lease-door.ts", ""],
  },
  {
    words: ["hold", "holds"],
    replacement: "tab lock",
    within: TAB_LOCK,
    violation: ["core/money-action/latch.ts", "export type Hold = () => void;"],
  },
  {
    words: ["kept"],
    replacement: "persistent map; Record after a stored type's name",
    violation: ["adapters/house/engine/model.ts", "interface KeptDeposit { amount: number }"],
  },
  {
    words: ["trie"],
    replacement: "persistent map",
    violation: ["adapters/house/collections/persistent-map.ts", "const trie = [];"],
  },
  {
    words: ["claim", "claims", "claiming"],
    replacement: "unique key (only a reward is claimed)",
    within: UNIQUE_KEYS,
    legalIn: /reward|card|old-journal|every-answer|seeds\.test/,
    violation: ["adapters/house/journals/memory.ts", "const claims = new Map();"],
  },
  {
    words: ["overview", "overviews"],
    replacement: "read models",
    within: /^(tests\/)?adapters\/house\//,
    violation: ["adapters/house/engine/overview.ts", ""],
  },
  {
    words: ["catch-up", "catch-ups"],
    replacement: "due events",
    violation: ["adapters/house/engine/due-events.ts", "export function catchUp() {}"],
  },
  {
    words: ["decide-once"],
    replacement: "idempotency",
    violation: ["adapters/house/engine/idempotency.ts", "export function decideOnce() {}"],
  },
  {
    words: ["world", "worlds"],
    replacement: "decision context",
    violation: ["adapters/house/engine/decide.ts", "export interface World { now: number }"],
  },
  {
    // A bet and a request are settled: that form stays.
    words: ["settle", "settles", "settling"],
    replacement: "reconcile",
    violation: ["core/wallet/settle-deposit.ts", ""],
  },
  {
    words: ["vault", "vaults"],
    replacement: "session storage",
    violation: ["adapters/browser/storage/session-storage.ts", "export const createVault = () => 0;"],
  },
  {
    words: ["strike", "strikes", "striking", "struck"],
    replacement: "inject fault",
    violation: ["adapters/server/sandbox/inject-fault.ts", "export function strike() {}"],
  },
  {
    words: ["stand-in", "stand-ins"],
    replacement: "mock provider",
    violation: ["adapters/server/stand-ins/movie.ts", ""],
  },
  {
    words: ["remembered"],
    replacement: "memoize",
    violation: ["web/compose/memoize.ts", "export const remembered = () => 0;"],
  },
  {
    words: ["store-house", "stores-house"],
    replacement: "stores root",
    violation: ["web/stores/stores-context.ts", "export interface StoreHouse { stores: object }"],
  },
  {
    words: ["quiet-boundary"],
    replacement: "silent error boundary",
    violation: ["web/app/quiet-boundary.tsx", ""],
  },
  {
    words: ["admission", "admissions"],
    replacement: "route access",
    violation: ["web/app/routes.tsx", "export const admission = () => true;"],
  },
  {
    words: ["late"],
    replacement: "lazy part",
    within: /^(tests\/)?web\/(ui|screens|layouts|shared|app)\//,
    violation: ["web/ui/layout/lazy-part.tsx", "export const Late = () => <b />;"],
  },
  {
    words: ["beside"],
    replacement: "media object",
    violation: ["web/ui/layout/beside.tsx", ""],
  },
  {
    words: ["lead"],
    replacement: "subtitle",
    violation: ["web/screens/wheel/wheel-screen.tsx", "const title = <Page lead={text} />;"],
  },
  {
    words: ["facts"],
    replacement: "description list",
    within: /^(tests\/)?web\/ui\//,
    violation: ["web/ui/data/facts.tsx", ""],
  },
  {
    words: ["fortune", "fortunes"],
    replacement: "random outcomes",
    // The name of a game.
    legalIn: /fortune-tiger/,
    violation: ["adapters/house/seeds/fortune.ts", ""],
  },
  {
    words: ["habit", "habits"],
    replacement: "behaviour",
    violation: ["adapters/house/seeds/money-habits.ts", ""],
  },
  {
    words: ["luck"],
    replacement: "random outcomes",
    violation: ["core/rewards/wheel.ts", "const luck = draw();"],
  },
  {
    words: ["shelf", "shelves"],
    replacement: "saved games, game lists, reward list",
    violation: ["web/stores/games/saved-games-store.ts", "export class GameShelf {}"],
  },
  {
    words: ["heed", "heeds", "heeded"],
    replacement: "a plain verb",
    violation: ["web/stores/base/money-action.ts", "class MoneyAction { #heed() {} }"],
  },
  {
    words: ["hush", "hushes", "hushed"],
    replacement: "a plain verb",
    violation: ["web/stores/wallet/use-amount.ts", "export const form = { hush: true };"],
  },
  {
    words: ["give-way", "gives-way", "gave-way"],
    replacement: "a plain verb",
    violation: ["web/stores/base/follow-actions.ts", "const giveWay = () => 0;"],
  },
  {
    words: ["tell", "tells", "told", "foretell"],
    replacement: "a plain verb: return, read, report, show",
    violation: ["adapters/house/engine/execute.ts", "export type Tell = () => void;"],
  },
  {
    words: ["carry-out", "carries-out", "carried-out"],
    replacement: "runMoneyAction (core), runMoneyCommand (tool)",
    violation: ["core/money-action/run.ts", "export async function carryOut() {}"],
  },
];

const PATTERNS = new Map(RETIRED_WORDS.map((word) => [word, new RegExp(`(^|-)(${word.words.join("|")})(-|$)`)]));

/** Fits every text with an identifier that contains a retired word; a text that it does not fit need not be parsed. */
const ANY_WORD = new RegExp(`(${RETIRED_WORDS.flatMap(({ words }) => words.flatMap(spellings)).join("|")})(?![a-z])`);

/** An address in a text of the code: a route or a control, such as `/sandbox/clock`. */
const ADDRESS = /["'`](\/[a-z][\w-]*(?:\/[\w{}:*$.-]*)*)["'`?#]/g;

/** The names of a file, its path and its addresses included, that contain a retired word; each with the word's replacement. */
export function retiredNames(path: string, text: string): ReadonlyMap<string, string> {
  const retired = RETIRED_WORDS.filter(({ within }) => within?.test(path) ?? true);
  const found = new Map<string, string>();
  const names = ANY_WORD.test(text) ? namesInCode(path, text) : [];
  const addresses = [...text.matchAll(ADDRESS)].flatMap(([, address = ""]) => address.split(/\W*\/\W*/));
  for (const name of [...namesInPath(path), ...names, ...addresses]) {
    const words = kebabCase(name);
    const hit = retired.find((word) => PATTERNS.get(word)?.test(words) && !word.legalIn?.test(`${path} ${words}`));
    if (hit) found.set(name, hit.replacement);
  }
  return found;
}

/** A word in kebab-case as the start of an identifier, as a later part of one, and in a constant. */
function spellings(word: string): readonly string[] {
  const pascal = word.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return [`(?<![A-Za-z])${camel}`, pascal, word.toUpperCase().replace(/-/g, "_")];
}
