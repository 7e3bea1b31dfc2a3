import { LANGUAGES, type Language } from "../../core/sentences/sentences.ts";
import { appendToBlock, insertBefore } from "./edit-source.ts";
import { camelCase, contextAndName, pascalCase } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** A screen of the member area: its component, its texts, its path and its route. */
export const screenRecipe: Recipe = {
  nameHelp: "CONTEXT/NAME, such as wallet/bonus-cap; the screen opens at /auth/NAME",
  changes: (given) => {
    const { context, name } = contextAndName(given);
    const [camel, Pascal] = [camelCase(name), pascalCase(name)];
    return [
      { path: `web/screens/${name}/${name}-screen.tsx`, create: screenFile(context, name) },
      ...LANGUAGES.map((language) => ({
        path: `web/text/${language}/${context}/${name}.ts`,
        create: textFile(context, name, language),
      })),
      { path: `tests/web/screens/${name}/${name}-screen.test.tsx`, create: testFile(context, name) },
      {
        path: "web/app/paths.ts",
        edit: (text) => appendToBlock(text, /export const paths = \{/, `  ${camel}: "/auth/${name}",`),
      },
      {
        path: "web/app/routes.tsx",
        edit: (text) =>
          appendToBlock(
            insertBefore(
              text,
              "const bare = (path: string",
              `const ${camel} = lazyScreen(() => import("../screens/${name}/${name}-screen.tsx").then((module) => module.${Pascal}Screen));\n`,
            ),
            /const allRoutes: readonly ScreenRoute\[\] = \[/,
            `  member(paths.${camel}, ${camel}),`,
          ),
      },
    ];
  },
  nextSteps: (given) => {
    const { context, name } = contextAndName(given);
    return [
      `Write the texts in web/text/th/${context}/${name}.ts in natural Thai, and in the file of each other language.`,
      `Draw the screen in web/screens/${name}/${name}-screen.tsx: stores from useStores() and useMemberStores(), lists with ResourcePanel.`,
      "Link it from a menu or a screen through paths, not by a literal.",
      "The walks in tests/e2e/walks open every route: axe, width, waiting and failing calls are checked without more work.",
    ];
  },
};

const screenFile = (
  context: string,
  name: string,
): string => `import { ${camelCase(name)}Text } from "#text/${context}/${name}.ts";
import { observer } from "../../text/observer.ts";
import { Page } from "../../ui/layout/page.tsx";

/** Say what the member does here. */
export const ${pascalCase(name)}Screen = observer(function ${pascalCase(name)}Screen() {
  return <Page title={${camelCase(name)}Text.title}>{null}</Page>;
});
`;

const THAI = { title: "หน้าใหม่", intro: "หน้านี้มีไว้ทำอะไร" };
const WORDS: Partial<Readonly<Record<Language, typeof THAI>>> = {
  en: { title: "New page", intro: "What this page is for" },
};

function textFile(context: string, name: string, language: Language): string {
  const table = `${camelCase(name)}Text`;
  const words = JSON.stringify(WORDS[language] ?? THAI);
  if (language === LANGUAGES[0]) return `export const ${table} = ${words} as const;\n`;
  return `import type { Texts } from "../../texts.ts";
import type * as th from "../../th/${context}/${name}.ts";

export const ${table}: Texts<typeof th.${table}> = ${words};
`;
}

const testFile = (context: string, name: string): string =>
  `import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ${pascalCase(name)}Screen } from "../../../../web/screens/${name}/${name}-screen.tsx";
import { ${camelCase(name)}Text } from "../../../../web/text/th/${context}/${name}.ts";

test("has one heading and says what the screen is for", () => {
  const html = renderToStaticMarkup(<${pascalCase(name)}Screen />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(${camelCase(name)}Text.intro);
});
`;
