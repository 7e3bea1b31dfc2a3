/** One thing that the linter cannot see; `find` names every place in a file that breaks it. */
export interface StyleRule {
  readonly name: string;
  readonly applies: RegExp;
  readonly except?: RegExp;
  readonly find: (text: string, path: string) => readonly string[];
  /** A path and text that break it: the proof that the rule sees anything. */
  readonly breach: readonly [path: string, text: string];
}

const SCRIPT = /\.(ts|tsx|mjs)$/;
const RAW_COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|oklch|oklab|lch|lab|color)\(/gi;
/** Younger than Chrome 79 or Safari 12, and not among what web/app/shims.ts brings. */
const YOUNG_APIS =
  /\.replaceAll\(|\bstructuredClone\(|\brandomUUID\(|AbortSignal\.(?:timeout|any)\(|\.at\(-?\d|\.findLast\w*\(|\.to(?:Sorted|Reversed|Spliced)\(|\bObject\.groupBy\(|Promise\.(?:any|withResolvers)\(|\.matchAll\(/g;
const YOUNG_CSS =
  /(?<![\w-])(?:inset|aspect-ratio|content-visibility|place-\w+-\w+)\s*:|:(?:is|where|has)\(|@layer\b|@container\b/g;

export const STYLE_RULES: readonly StyleRule[] = [
  {
    name: "a file has at most 300 lines",
    applies: /\.(ts|tsx|mjs|css|html)$/,
    find: (text) => (text.split("\n").length > 301 ? [`${text.split("\n").length} lines`] : []),
    breach: ["web/ui/controls/button.module.css", "\n".repeat(302)],
  },
  {
    name: "file names are kebab-case",
    applies: /[^/]+$/,
    find: (_, path) => (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(path.split("/").at(-1) ?? "") ? [] : [path]),
    breach: ["web/ui/Button.tsx", ""],
  },
  {
    name: "no file only passes on what others export",
    applies: /\.tsx?$/,
    find: (text) =>
      /^(\s*export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+"[^"]+";)+\s*$/.test(bare(text)) ? ["barrel"] : [],
    breach: [
      "core/wallet/index.ts",
      '/** All. */\nexport * from "./port.ts";\nexport type {\n  A,\n} from "./a.ts";\n',
    ],
  },
  {
    name: "screens, layouts and ui hold no Thai text",
    applies: /^web\/(screens|layouts|ui)\//,
    find: (text) => bare(text).match(/[\u0e00-\u0e7f]+/g) ?? [],
    breach: ["web/screens/login/login.tsx", "<b>เข้าสู่ระบบ</b>"],
  },
  {
    name: "colours are named in the brand's tokens only",
    applies: /^web\/.*\.(ts|tsx|css)$/,
    except: /^web\/(brand|vite)\//,
    find: (text) => bare(text).match(RAW_COLOR) ?? [],
    breach: ["web/ui/controls/button.module.css", ".a { color: #fff0a0; }"],
  },
  {
    name: "the core takes its clock as an argument",
    applies: /^core\//,
    find: (text) => bare(text).match(/\bnew Date\(\s*\)|\bnew Date\b(?!\()|(?<!new )\bDate\(/g) ?? [],
    breach: ["core/rules/a.ts", "const now = new Date();"],
  },
  {
    name: "browser code keeps to what the oldest browser has",
    applies: /^(core|contracts|adapters\/(browser|http)|web)\/.*\.tsx?$/,
    except: /^web\/vite(\/|\.config)|^contracts\/openapi\//,
    find: (text) => bare(text).match(YOUNG_APIS) ?? [],
    breach: ["web/stores/a.ts", "const b = a.replaceAll(x, y);"],
  },
  {
    name: "styles keep to what the oldest browser has",
    applies: /^web\/.*\.css$/,
    find: (text) => bare(text).match(YOUNG_CSS) ?? [],
    breach: ["web/ui/a.module.css", ".a { inset: 0; }"],
  },
  {
    name: "flex boxes use no gap, which the oldest browser lacks",
    applies: /^web\/.*\.css$/,
    find: (text) => flexGaps(bare(text)),
    breach: ["web/ui/a.module.css", ".a { display: flex; gap: 4px; }"],
  },
  {
    name: "no check is switched off and nothing is left to do",
    applies: SCRIPT,
    except: /^tests\/architecture\/house-style/,
    // A test may claim that the compiler refuses something; `@ts-expect-error` fails when it does not.
    find: (text, path) =>
      (path.startsWith("tests/") ? text.replace(/@ts-expect-error/g, "") : text).match(
        /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b/g,
      ) ?? [],
    breach: ["core/a.ts", "// @ts-ignore"],
  },
  {
    name: "no test is skipped or runs alone",
    applies: /^tests\/.*\.tsx?$/,
    except: /^tests\/architecture\/house-style/,
    // What a platform cannot have at all (POSIX file modes) may be left out there.
    find: (text) =>
      text
        .replace(/\.skipIf\(process\.platform === "win32"\)/g, "")
        .match(/\b(?:test|it|describe)\.(?:skip|only|todo|skipIf|runIf)\b/g) ?? [],
    breach: ["tests/core/a.test.ts", "test.only('x', run)"],
  },
];

/** The text without its comments; good enough for our own formatted sources. */
function bare(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}

function flexGaps(css: string): string[] {
  return (css.match(/[^{}]*\{[^{}]*\}/g) ?? []).filter(
    (block) => /display:\s*(inline-)?flex/.test(block) && /(?<![\w-])(row-|column-)?gap\s*:/.test(block),
  );
}
