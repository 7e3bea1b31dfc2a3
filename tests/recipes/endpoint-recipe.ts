import { addImport, appendToBlock } from "./edit-source.ts";
import { type ContextName, camelCase, contextAndName, pascalCase, words } from "./names.ts";
import { type Change, type Recipe, RecipeError } from "./recipe.ts";

/** A reading call of the member: its row, schema, port method, translations, handler, house function and port tests. */
export const endpointRecipe: Recipe = {
  nameHelp: "CONTEXT/NAME, such as wallet/bonus-cap, for GET /api/auth/wallet/bonus-cap",
  changes: (given) => {
    const { context, name } = contextAndName(given);
    if (context === "site") throw new RecipeError("The recipe writes calls of a member; the site context has none.");
    return [...contractChanges(context, name), ...codeChanges(context, name), ...testChanges(context, name)];
  },
  nextSteps: (given) => {
    const { context, name } = contextAndName(given);
    return [
      `Describe the reply in contracts/schemas/${name}.ts and core/${context}/model.ts, then run npm run tool -- openapi.`,
      `Answer the call in adapters/house/${SLICES[context][0]}.ts, or in the slice that it belongs to.`,
      `Translate in adapters/http/${context}.ts and adapters/server/handlers/${context}.ts if the shapes differ.`,
      `Call it from a command (npm run new -- command ${context}/${name}) and from a screen.`,
    ];
  },
};

function contractChanges(context: ContextName, name: string): readonly Change[] {
  const camel = camelCase(name);
  return [
    {
      path: `contracts/schemas/${name}.ts`,
      create: `import * as v from "valibot";
import { assumed, count } from "./scalars.ts";

export const ${camel} = v.object({ value: assumed(count) });
`,
    },
    {
      path: `contracts/endpoints/${context}.ts`,
      edit: (text) =>
        appendToBlock(
          addImport(addImport(text, "endpoint", "../endpoint.ts"), camel, `../schemas/${name}.ts`),
          new RegExp(`export const ${context}Endpoints = \\{`),
          `  ${camel}: endpoint({
    method: "GET",
    path: "/api/auth/${context}/${name}",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The member's ${words(name)}",
    refusals: [],
    reply: ${camel},
  }),`,
        ),
    },
    {
      path: `contracts/examples/${context}.ts`,
      edit: (text) =>
        appendToBlock(
          text,
          new RegExp(`export const ${context}Examples = \\{`),
          `  ${camel}: { reply: { value: 1 } },`,
        ),
    },
  ];
}

/** The file of the house that answers a new call of a context, without its ending, and the service there. */
const SLICES: Readonly<Record<ContextName, readonly [file: string, service: string]>> = {
  session: ["session/service", "SessionService"],
  wallet: ["wallet/ledger", "CreditService"],
  games: ["games/games", "GamesService"],
  rewards: ["rewards/reward", "RewardClaimService"],
  affiliate: ["affiliate/affiliate", "AffiliateService"],
  site: ["site/site", "SiteService"],
};

function codeChanges(context: ContextName, name: string): readonly Change[] {
  const [camel, Pascal, Context] = [camelCase(name), pascalCase(name), pascalCase(context)];
  const model = `../../core/${context}/model.ts`;
  const [slice, service] = SLICES[context];
  const call = context === "affiliate" ? `service.affiliate.${camel}()` : `service.${camel}()`;
  return [
    {
      path: `core/${context}/model.ts`,
      edit: (text) => `${text}\n/** Say what it is. */\nexport interface ${Pascal} {\n  readonly value: number;\n}\n`,
    },
    {
      path: `core/${context}/port.ts`,
      edit: (text) =>
        appendToBlock(
          addImport(text, Pascal, "./model.ts", "type"),
          new RegExp(`export interface ${Context}Port \\{`),
          `  ${camel}(): Promise<Result<${Pascal}, Problem>>;`,
        ),
    },
    {
      path: `adapters/http/${context}.ts`,
      edit: (text) =>
        appendToBlock(
          text,
          new RegExp(`export function createHttp${Context}\\([\\s\\S]*?\\n  return \\{`),
          `    async ${camel}() {\n      return client.call(rows.${camel}, {});\n    },`,
        ),
    },
    {
      path: "adapters/memory/memory-ports.ts",
      edit: (text) =>
        appendToBlock(
          text,
          new RegExp(`export function createMemory${Context}Port\\([\\s\\S]*?\\n  return \\{`),
          `    ${camel}: () => asMember("${context}.${camel}", "read", (service) => ${call}),`,
        ),
    },
    {
      path: `adapters/server/handlers/${context}.ts`,
      edit: (text) =>
        appendToBlock(
          addImport(text, "ok", "../../../core/shared/result.ts"),
          new RegExp(`export const ${context}Handlers = \\{`),
          `  ${camel}: memberHandler(rows.${camel}, async ({ service }) => ok(await ${call})),`,
        ),
    },
    {
      path: `adapters/house/${slice}.ts`,
      edit: (text) =>
        appendToBlock(
          appendToBlock(
            addImport(text, Pascal, `../${model}`, "type"),
            new RegExp(`export interface ${service}[^{]*\\{`),
            `  ${camel}(): Promise<${Pascal}>;`,
          ),
          new RegExp(`function create${service}\\([\\s\\S]*?\\n  return \\{`),
          `    ${camel}: () => Promise.reject(new Error("${camel} is not written")),`,
        ),
    },
  ];
}

/** The ports that tests implement by hand, and where each one's calls begin. */
const TEST_PORTS: Readonly<Record<ContextName, readonly (readonly [path: string, opening: RegExp])[]>> = {
  session: [["tests/core/session/fake-session.ts", /export function sessionPort\([\s\S]*?\n  return \{/]],
  wallet: [["tests/core/money-action/unreliable-backend.ts", /export function walletPort\([\s\S]*?\n  return \{/]],
  games: [
    ["tests/core/games/play-once.test.ts", /\n    games: \{/],
    ["tests/web/stores/games-dependencies-on.ts", /const port: GamesPort = \{/],
  ],
  rewards: [["tests/core/rewards/unreliable-rewards.ts", /const rewards: RewardsPort = \{/]],
  affiliate: [
    ["tests/core/affiliate/affiliate-once.test.ts", /const affiliate: AffiliatePort = \{/],
    ["tests/web/stores/affiliate/affiliate-store.test.ts", /const affiliate: AffiliatePort = \{/],
  ],
  site: [],
};

function testChanges(context: ContextName, name: string): readonly Change[] {
  const [camel, Pascal] = [camelCase(name), pascalCase(name)];
  return [
    ...TEST_PORTS[context].map(([path, opening]) => ({
      path,
      edit: (text: string) =>
        appendToBlock(text, opening, `    ${camel}: () => Promise.reject(new Error("not part of this test")),`),
    })),
    {
      path: `tests/adapters/ports/${name}-port-tests.ts`,
      create: `import { expect, it } from "vitest";
import { unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the port's ${words(name)}. */
export function ${camel}PortTests(context: PortContext): void {
  it("reads the ${words(name)} of the signed-in member", async () => {
    await context.signUp();
    expect(unwrap(await context.fixture.${context}.${camel}())).toEqual({ value: expect.any(Number) });
  });
}
`,
    },
    {
      path: "tests/adapters/port-suite.ts",
      edit: (text) =>
        appendToBlock(
          addImport(text, `${camel}PortTests`, `./ports/${name}-port-tests.ts`),
          /describe\(`ports over \$\{name\}`, \(\) => \{/,
          `    describe("${words(name)}", () => ${camel}PortTests(context));`,
        ),
    },
    {
      path: "tests/adapters/http/every-call.test.ts",
      edit: (text) =>
        appendToBlock(
          text,
          /const CALLS[^=]*= \[/,
          `  ["${Pascal}", ${context}Endpoints.${camel}, (c) => ${context}Port(c).${camel}()],`,
        ),
    },
  ];
}
