import { builtinModules } from "node:module";
import type { IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from "dependency-cruiser";

type ImportRule = IRegularForbiddenRuleType | IReachabilityForbiddenRuleType;

const PACKAGES = "^node_modules/";
const BUILT_INS = `^(node:)?(${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`;
const COMPOSE = "^(web|cli)/compose/";
/** Runs at build or install time, never in the product. */
const TOOLING = ["^tests/", "^cli/boot/", "^web/vite(/|(\\.demo)?\\.config)", "^contracts/openapi/"];
const HOUSE_CONTEXTS = "^adapters/house/(session|wallet|games|rewards|affiliate|site|staff)/";
/** Implementations of the ports of the house, and its data at the start: a composition root chooses them. */
const HOUSE_IMPLEMENTATIONS = "^adapters/house/(node|sandbox|seeds|journals)/";

/** Which folder may import which, from the core outwards. */
export const IMPORT_RULES: ImportRule[] = [
  forbid("core-imports-core", { path: "^core/" }, { pathNot: "^core/" }),

  forbid(
    "contracts-import-core-and-schemas",
    { path: "^contracts/", pathNot: "^contracts/openapi/" },
    { pathNot: ["^contracts/", "^core/", "^node_modules/valibot/"] },
  ),
  forbid("contracts-import-no-port", { path: "^contracts/" }, { path: "^core/[^/]+/port\\.ts$" }),
  forbid("contracts-import-inwards", { path: "^contracts/" }, { path: "^(adapters|web|cli|tests)/" }),

  forbid("adapters-import-inwards", { path: "^adapters/" }, { path: "^(web|cli|tests)/" }),
  forbid(
    "adapters-stand-alone",
    { path: "^adapters/([^/]+)/", pathNot: "^adapters/(memory|server)/" },
    { path: "^adapters/", pathNot: "^adapters/$1/" },
  ),
  forbid(
    "house-is-entered-by-memory-and-server",
    { path: "^adapters/(memory|server)/" },
    { path: "^adapters/", pathNot: ["^adapters/$1/", "^adapters/house/"] },
  ),
  forbid(
    "house-collections-and-ports-import-only-themselves",
    { path: "^adapters/house/(collections|ports)/" },
    { path: "^adapters/house/", pathNot: "^adapters/house/$1/" },
  ),
  forbid(
    "house-engine-imports-no-context",
    { path: "^adapters/house/engine/" },
    { path: "^adapters/house/", pathNot: "^adapters/house/(engine|collections|ports)/" },
  ),
  forbid("house-contexts-import-no-implementation", { path: HOUSE_CONTEXTS }, { path: HOUSE_IMPLEMENTATIONS }),

  forbid("browser-code-without-node", { path: "^adapters/(browser|http)/" }, { path: BUILT_INS }),
  forbid("site-never-reaches-node", { path: "^web/main\\.tsx$" }, { path: BUILT_INS, reachable: true }),
  forbid(
    "site-never-reaches-the-node-adapters",
    { path: "^web/main\\.tsx$" },
    { path: "^adapters/(node|server)/", reachable: true },
  ),
  forbid(
    "site-never-reaches-the-demo",
    { path: "^web/main\\.tsx$" },
    { path: "^adapters/(house|memory)/|^web/(demo|compose/demo)/", reachable: true },
  ),
  forbid(
    "demo-is-entered-by-its-own-page",
    { path: "^web/", pathNot: "^web/(demo|compose/demo|vite/demo)/" },
    { path: "^web/(demo|compose/demo)/" },
  ),

  forbid(
    "compose-alone-knows-the-adapters",
    {
      path: "^(web|cli)/",
      pathNot: [
        COMPOSE,
        "^web/offline/",
        "^cli/boot/(serve(-house|-settings)?|dev/(serve-dev|dev-house-thread)|settings-file)\\.ts$",
      ],
    },
    { path: "^adapters/" },
  ),
  forbid(
    "service-worker-knows-its-own-adapter",
    { path: "^web/offline/" },
    { path: "^adapters/", pathNot: "^adapters/browser/offline/" },
  ),
  forbid(
    "compose-alone-wires",
    { pathNot: [COMPOSE, "^tests/(web|cli)/compose/", PACKAGES] },
    { path: "^node_modules/(inversify|reflect-metadata)/" },
  ),
  forbid(
    "nothing-imports-the-site",
    // The development server starts vite's part of it.
    { path: "^(core|contracts|adapters|cli)/", pathNot: "^cli/boot/dev/serve-dev\\.ts$" },
    // The files of a brand are computed where they are served, too.
    { path: "^web/", pathNot: "^web/brand/" },
  ),
  forbid("nothing-imports-the-cli", { path: "^(core|contracts|adapters|web)/" }, { path: "^cli/" }),
  forbid("nothing-imports-tests", { pathNot: ["^tests/", PACKAGES] }, { path: "^tests/" }),

  forbid(
    "screens-import-stores-ui-text-paths-core",
    { path: "^web/screens/([^/.]+)" },
    {
      pathNot: ["^web/screens/$1[./]", "^web/(shared|stores|ui|text)/", "^web/app/paths\\.ts$", "^core/", PACKAGES],
    },
  ),
  forbid(
    "shared-parts-import-what-screens-import",
    { path: "^web/shared/" },
    { pathNot: ["^web/(shared|stores|ui|text)/", "^web/app/paths\\.ts$", "^core/", PACKAGES] },
  ),
  forbid(
    "layouts-import-what-screens-import",
    { path: "^web/layouts/" },
    { pathNot: ["^web/(layouts|shared|stores|ui|text|brand)/", "^web/app/paths\\.ts$", "^core/", PACKAGES] },
  ),
  forbid(
    "stores-import-core",
    { path: "^web/stores/" },
    { pathNot: ["^web/stores/", "^core/", "^node_modules/(mobx|mobx-react-lite|react)/"] },
  ),
  forbid(
    "stores-import-their-context",
    // A list of the stores that one chunk brings may name those of another context.
    { path: "^web/stores/([^/]+)/", pathNot: "-stores\\.ts$" },
    // A file directly in web/stores gives every context its place in the React tree.
    { path: "^web/stores/", pathNot: ["^web/stores/($1|base)/", "^web/stores/[^/]+$"] },
  ),
  forbid("ui-imports-brand", { path: "^web/ui/" }, { pathNot: ["^web/(ui|brand)/", PACKAGES] }),
  forbid(
    "texts-import-core",
    { path: "^web/text/" },
    { pathNot: ["^web/text/", "^core/", "^node_modules/(dayjs|mobx|mobx-react-lite|react)/"] },
  ),
  forbid(
    "brand-imports-core",
    { path: "^web/brand/", pathNot: "^web/brand/files/" },
    {
      pathNot: [
        "^web/brand/",
        "^web/text/thai-breaks\\.ts$",
        "^core/",
        "^contracts/(delivery|operator-files)/",
        "^node_modules/(culori|psl|valibot)/",
      ],
    },
  ),
  forbid(
    "brand-files-import-texts",
    { path: "^web/brand/files/" },
    { pathNot: ["^web/(brand|text)/", "^core/", "^contracts/delivery/", "^node_modules/@resvg/", BUILT_INS] },
  ),
  forbid(
    "colours-are-computed-by-the-build",
    { path: "^web/", pathNot: "^web/(brand|vite)/" },
    { path: "^web/brand/(brand-css|hue-scale|palette)\\.ts$" },
  ),
  forbid("paths-import-core", { path: "^web/app/paths\\.ts$" }, { pathNot: "^core/" }),

  forbid(
    "commands-import-core-contracts-output",
    { path: "^cli/commands/" },
    { path: "^(adapters|web|tests)/|^cli/(compose|boot)/" },
  ),
  forbid(
    "commands-import-their-context",
    { path: "^cli/commands/([^/]+)/" },
    { path: "^cli/commands/", pathNot: "^cli/commands/$1/" },
  ),
  forbid(
    "output-imports-core",
    { path: "^cli/output/" },
    // Their types say which format to print, and where to.
    { pathNot: ["^cli/output/", "^core/", "^cli/(command-line/globals|runtime/process-io)\\.ts$", PACKAGES] },
  ),

  forbid(
    "react-and-mobx-in-the-site",
    { pathNot: ["^(web|tests)/", PACKAGES] },
    { path: "^node_modules/(react|react-dom|react-router|react-router-dom|mobx|mobx-react-lite)/" },
  ),
  forbid("commander-in-the-cli", { pathNot: ["^(cli|tests)/", PACKAGES] }, { path: "^node_modules/commander/" }),
  forbid(
    "http-server-in-its-adapter",
    // The development server puts the house and vite behind one address. The starting backend is a whole server to copy.
    { pathNot: ["^(adapters/(server|starter)|tests)/", "^cli/boot/dev/serve-dev\\.ts$", PACKAGES] },
    { path: "^(node:)?https?$" },
  ),
  forbid("hono-in-the-server", { pathNot: ["^(adapters/server|tests)/", PACKAGES] }, { path: "^node_modules/hono/" }),
  // The house in a page answers without the library.
  forbid(
    "hono-not-in-the-demo",
    { path: "^adapters/server/answer-in-page\\.ts$" },
    { path: "^node_modules/hono/", reachable: true },
  ),
  forbid(
    "undici-in-node-adapter",
    { pathNot: ["^(adapters/node|tests)/", PACKAGES] },
    { path: "^node_modules/undici/" },
  ),
  forbid("dates-for-people", { pathNot: ["^(web/text|cli|tests)/", PACKAGES] }, { path: "^node_modules/dayjs/" }),
  forbid(
    "colour-science-in-the-build",
    { pathNot: ["^web/(brand|vite)/", "^tests/", PACKAGES] },
    { path: "^node_modules/culori/" },
  ),
  forbid(
    "pictures-on-node",
    { pathNot: ["^adapters/node/", "^tests/", PACKAGES] },
    { path: "^node_modules/(fast-png|jpeg-js)/" },
  ),
  forbid(
    "product-without-dev-packages",
    { path: "^(core|contracts|adapters|web|cli)/", pathNot: TOOLING },
    { dependencyTypes: ["npm-dev", "npm-optional"] },
  ),

  forbid("no-cycles", {}, { circular: true }),
  forbid("every-import-resolves", { pathNot: PACKAGES }, { couldNotResolve: true }),
];

function forbid(name: string, from: ImportRule["from"], to: ImportRule["to"]): ImportRule {
  return { name, severity: "error", from, to };
}
