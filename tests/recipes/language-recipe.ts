import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../cli/boot/root.mjs";
import { isLanguage, LANGUAGE_NAMES } from "../../core/sentences/sentences.ts";
import { textModules } from "../../web/vite/text-packs.ts";
import { addImport, appendToBlock, insertBefore } from "./edit-source.ts";
import { type Change, type Recipe, RecipeError } from "./recipe.ts";
import { asTableOf } from "./table-of-language.ts";

const SENTENCES = "core/sentences";

/** A language: its tables and sentences, which are copies of the Thai ones, and its line in each list of languages. */
export const languageRecipe: Recipe = {
  nameHelp: "the language's code of two letters, such as lo",
  changes: (code) => {
    checkCode(code);
    return [...sentenceChanges(code), ...tableChanges(code), ...listChanges(code)];
  },
  nextSteps: (code) => [
    "npm run tool -- brand-schema, openapi, flow-schema: brands may name the language, and members choose it, from then on.",
    `Translate web/text/${code}/ and core/sentences/${code}.ts; npm run tool -- languages ${code} lists what is still Thai.`,
    `Write the forms of dates in web/text/${code}/forms.ts; dayjs has locales.`,
    `Until it is done, leave "${code}" out of the "languages" of the brands.`,
  ],
};

function checkCode(code: string): void {
  if (!/^[a-z]{2}$/.test(code)) throw new RecipeError(`"${code}" is not a code of two small letters, such as lo.`);
  if (isLanguage(code)) throw new RecipeError(`The site speaks ${LANGUAGE_NAMES[code]} (${code}) already.`);
}

/** The files of the Thai sentences. The names that they export begin with `thai`. */
function sentenceChanges(code: string): readonly Change[] {
  const files = readdirSync(join(ROOT, SENTENCES)).filter((name) => name.startsWith("thai"));
  return files.map((name) => ({
    path: `${SENTENCES}/${name.replace("thai", code)}`,
    copyOf: `${SENTENCES}/${name}`,
    edit: (text) => inLanguage(text, code),
  }));
}

function tableChanges(code: string): readonly Change[] {
  return textModules().map((module) => ({
    path: `web/text/${code}/${module}.ts`,
    copyOf: `web/text/th/${module}.ts`,
    edit: (text) => inLanguage(asTableOf(text, module), code),
  }));
}

function listChanges(code: string): readonly Change[] {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return [
    {
      path: `${SENTENCES}/sentences.ts`,
      edit: (text) =>
        appendToBlock(text, /export const LANGUAGE_NAMES = \{/, `  ${code}: ${JSON.stringify(capitalized(name))},`),
    },
    {
      path: `${SENTENCES}/every-language.ts`,
      edit: (text) =>
        appendToBlock(
          addImport(text, ownName("thai", code), `./${code}.ts`),
          /export const SENTENCES[^=]*= \{/,
          `  ${code}: ${ownName("thai", code)},`,
        ),
    },
    {
      path: "web/brand/files/brand-page.ts",
      edit: (text) =>
        appendToBlock(
          ["served", "shell"].reduce(
            (before, file) =>
              `import * as ${code}${capitalized(file)} from "../../text/${code}/site/${file}.ts";\n${before}`,
            text,
          ),
          /const SITE_WORDS = \{/,
          `  ${code}: { ...${code}Served.servedText, ...${code}Shell.shellText.served },`,
        ),
    },
    {
      path: "web/brand/files/share-file-of.ts",
      edit: (text) =>
        appendToBlock(
          addImport(text, `shareText as ${code}Text`, `../../text/${code}/site/served.ts`),
          /const SHARE_TEXTS[^=]*= \{/,
          `  ${code}: ${code}Text,`,
        ),
    },
    {
      path: "web/public/play/texts.js",
      edit: (text) => {
        const [, thai = "{}"] = /^const th = (\{[\s\S]*?^\});$/m.exec(text) ?? [];
        return insertBefore(
          text,
          "export const TEXTS = {",
          `/** @type {typeof th} */\nconst ${code} = ${thai};\n`,
        ).replace(/^(export const TEXTS = \{[^}]*?),? \};/m, `$1, ${code} };`);
      },
    },
  ];
}

/** `thaiWait` becomes `loWait`; a code alone may be a word of the language, such as `is`. */
function ownName(name: string, code: string): string {
  return name === "thai" ? `${code}Sentences` : name.replace(/^thai/, code);
}

/** In the place of `"th"` the code, and in that of the Thai sentences those of the language. */
function inLanguage(text: string, code: string): string {
  const own = new Set(Array.from(text.matchAll(/^export (?:const|function) (thai\w*)/gm), ([, name = ""]) => name));
  const renamed = text.replace(
    /^import \{([^}]*)\} from "([^"]*\/)thai([\w-]*)\.ts";$/gm,
    (_, names: string, folder: string, rest: string) => {
      for (const [name] of names.matchAll(/\bthai\w*/g)) own.add(name);
      return `import {${names}} from "${folder}${code}${rest}.ts";`;
    },
  );
  return [...own].reduce(
    (before, name) => before.replace(new RegExp(`\\b${name}\\b`, "g"), ownName(name, code)),
    renamed.replaceAll('"th"', `"${code}"`),
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
