/** A rule that the linter cannot check; `find` returns every place in a file that breaks it. */
export interface StyleRule {
  readonly name: string;
  readonly applies: RegExp;
  readonly except?: RegExp;
  readonly find: (text: string, path: string) => readonly string[];
  /** A path and a text that break it: the proof that the rule finds something. */
  readonly violation: readonly [path: string, text: string];
}

const SCRIPT = /\.(ts|tsx|mjs)$/;
const RAW_COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|oklch|oklab|lch|lab|color)\(/gi;
/** Newer than Chrome 79 or Safari 12, and not added by web/app/shims.ts. */
const NEW_APIS =
  /\.replaceAll\(|\bstructuredClone\(|\brandomUUID\(|AbortSignal\.(?:timeout|any)\(|\.at\(-?\d|\.findLast\w*\(|\.to(?:Sorted|Reversed|Spliced)\(|\bObject\.groupBy\(|Promise\.(?:any|withResolvers)\(|\.matchAll\(/g;
const NEW_CSS =
  /(?<![\w-])(?:inset|aspect-ratio|content-visibility|place-\w+-\w+)\s*:|:(?:is|where|has)\(|@layer\b|@container\b/g;

export const STYLE_RULES: readonly StyleRule[] = [
  {
    name: "file names are kebab-case",
    applies: /[^/]+$/,
    find: (_, path) => (/^([a-z0-9-]+(\.[a-z0-9-]+)*|README\.md)$/.test(path.split("/").at(-1) ?? "") ? [] : [path]),
    violation: ["web/ui/controls/Button.tsx", ""],
  },
  {
    name: "no file only passes on the exports of others",
    applies: /\.tsx?$/,
    find: (text) =>
      /^(\s*export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+"[^"]+";)+\s*$/.test(withoutComments(text))
        ? ["barrel"]
        : [],
    violation: [
      "core/wallet/index.ts",
      '/** All. */\nexport * from "./port.ts";\nexport type {\n  A,\n} from "./a.ts";\n',
    ],
  },
  {
    name: "screens, layouts, shared parts and ui contain no Thai text",
    applies: /^web\/(screens|layouts|shared|ui)\//,
    find: (text) => withoutComments(text).match(/[\u0e00-\u0e7f]+/g) ?? [],
    violation: ["web/screens/login/login-screen.tsx", "<b>เข้าสู่ระบบ</b>"],
  },
  {
    name: "only the brand's tokens contain colour values",
    applies: /^web\/.*\.(ts|tsx|css)$/,
    except: /^web\/(brand|vite)\//,
    find: (text) => withoutComments(text).match(RAW_COLOR) ?? [],
    violation: ["web/ui/controls/button.module.css", ".a { color: #fff0a0; }"],
  },
  {
    name: "the core takes its clock as an argument",
    applies: /^core\//,
    find: (text) => withoutComments(text).match(/\bnew Date\(\s*\)|\bnew Date\b(?!\()|(?<!new )\bDate\(/g) ?? [],
    violation: ["core/rules/check-in.ts", "const now = new Date();"],
  },
  {
    name: "browser code uses only the functions of the oldest supported browser",
    applies: /^(core|contracts|adapters\/(browser|http)|web)\/.*\.tsx?$/,
    except: /^web\/vite(\/|\.config)|^contracts\/(openapi|model)\//,
    find: (text) => withoutComments(text).match(NEW_APIS) ?? [],
    violation: ["web/stores/games/lobby-store.ts", "const b = a.replaceAll(x, y);"],
  },
  {
    name: "styles use only the CSS of the oldest supported browser",
    applies: /^web\/.*\.css$/,
    find: (text) => withoutComments(text).match(NEW_CSS) ?? [],
    violation: ["web/ui/layout/sheet.module.css", ".a { inset: 0; }"],
  },
  {
    name: "flex boxes have no gap: the oldest supported browser ignores it",
    applies: /^web\/.*\.css$/,
    find: (text) => flexGaps(withoutComments(text)),
    violation: ["web/ui/layout/stack.module.css", ".a { display: flex; gap: 4px; }"],
  },
  {
    name: "no text becomes code or markup",
    applies: /^(core|contracts|adapters|web|cli)\/.*\.(ts|tsx|mjs|js)$/,
    find: (text) =>
      withoutComments(text).match(
        /\beval\(|\bnew Function\(|\b(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|new Script\((?!")|runIn(?:New|This)Context\(/g,
      ) ?? [],
    violation: ["web/ui/data/note.tsx", "element.innerHTML = note;"],
  },
  {
    name: "only a start runs other programs",
    applies: /^(core|contracts|adapters|web|cli)\/.*\.(ts|tsx|mjs|js)$/,
    except: /^cli\/boot\//,
    find: (text) => withoutComments(text).match(/["']node:(?:child_process|cluster)["']/g) ?? [],
    violation: ["adapters/house/node/copy/copy-house.ts", 'import { execSync } from "node:child_process";'],
  },
  {
    name: "no check is switched off and no note of work to do is left",
    applies: SCRIPT,
    except: /^tests\/architecture\/house-style/,
    // A test may state that the compiler refuses a line: `@ts-expect-error` fails when it does not.
    find: (text, path) =>
      (path.startsWith("tests/") ? text.replace(/@ts-expect-error/g, "") : text).match(
        /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b/g,
      ) ?? [],
    violation: ["core/rules/parse-baht.ts", "// @ts-ignore"],
  },
  {
    name: "no test is skipped or runs alone",
    applies: /^tests\/.*\.tsx?$/,
    except: /^tests\/architecture\/house-style/,
    // A test of something that Windows does not have (POSIX file modes) may be skipped there.
    find: (text) =>
      text
        .replace(/\.skipIf\(process\.platform === "win32"\)/g, "")
        .match(/\b(?:test|it|describe)\.(?:skip|only|todo|skipIf|runIf)\b/g) ?? [],
    violation: ["tests/core/rules/parse-baht.test.ts", "test.only('x', run)"],
  },
];

/** The text without its comments; exact enough for sources that the formatter wrote. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}

function flexGaps(css: string): string[] {
  return (css.match(/[^{}]*\{[^{}]*\}/g) ?? []).filter(
    (block) => /display:\s*(inline-)?flex/.test(block) && /(?<![\w-])(row-|column-)?gap\s*:/.test(block),
  );
}
