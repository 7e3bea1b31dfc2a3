import { builtinModules } from "node:module";
import type { IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from "dependency-cruiser";

type ImportRule = IRegularForbiddenRuleType | IReachabilityForbiddenRuleType;

const PACKAGES = "^node_modules/";
const BUILT_INS = `^(node:)?(${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`;
const COMPOSE = "^(web|cli)/compose/";
/** Runs at build or install time, never in the product. */
const TOOLING = ["^tests/", "^cli/boot/", "^web/vite(/|\\.config)", "^contracts/openapi/"];

/** Who may import what: the table of the design, read from the core outwards. */
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
  forbid("browser-code-without-node", { path: "^adapters/(browser|http)/" }, { path: BUILT_INS }),
  forbid("site-never-reaches-node", { path: "^web/main\\.tsx$" }, { path: BUILT_INS, reachable: true }),

  forbid(
    "compose-alone-knows-the-adapters",
    { path: "^(web|cli)/", pathNot: [COMPOSE, "^cli/boot/serve\\.ts$"] },
    { path: "^adapters/" },
  ),
  forbid(
    "compose-alone-wires",
    { pathNot: [COMPOSE, "^tests/(web|cli)/compose/", PACKAGES] },
    { path: "^node_modules/(inversify|reflect-metadata)/" },
  ),
  forbid("nothing-imports-the-site", { path: "^(core|contracts|adapters|cli)/" }, { path: "^web/" }),
  forbid("nothing-imports-the-cli", { path: "^(core|contracts|adapters|web)/" }, { path: "^cli/" }),
  forbid("nothing-imports-tests", { pathNot: ["^tests/", PACKAGES] }, { path: "^tests/" }),

  forbid(
    "screens-see-stores-ui-text-paths-core",
    { path: "^web/screens/([^/.]+)" },
    {
      pathNot: ["^web/screens/$1[./]", "^web/(stores|ui|text)/", "^web/app/paths\\.ts$", "^core/", PACKAGES],
    },
  ),
  forbid(
    "layouts-see-what-screens-see",
    { path: "^web/layouts/" },
    { pathNot: ["^web/(layouts|stores|ui|text|brand)/", "^web/app/paths\\.ts$", "^core/", PACKAGES] },
  ),
  forbid(
    "stores-see-core",
    { path: "^web/stores/" },
    { pathNot: ["^web/stores/", "^core/", "^node_modules/(mobx|mobx-react-lite|react)/"] },
  ),
  forbid("ui-sees-brand", { path: "^web/ui/" }, { pathNot: ["^web/(ui|brand)/", PACKAGES] }),
  forbid("texts-see-core", { path: "^web/text/" }, { pathNot: ["^web/text/", "^core/", "^node_modules/dayjs/"] }),
  forbid(
    "brand-sees-core",
    { path: "^web/brand/" },
    { pathNot: ["^web/brand/", "^core/", "^node_modules/(culori|valibot)/"] },
  ),
  forbid(
    "colours-are-computed-by-the-build",
    { path: "^web/", pathNot: "^web/(brand|vite)/" },
    { path: "^web/brand/(brand-css|hue-scale|oklch|palette)\\.ts$|^node_modules/culori/" },
  ),
  forbid("paths-see-core", { path: "^web/app/paths\\.ts$" }, { pathNot: "^core/" }),

  forbid(
    "commands-see-core-contracts-output",
    { path: "^cli/commands/([^/.]+)" },
    { path: "^(adapters|web|tests)/|^cli/(compose|boot|commands)[./]", pathNot: "^cli/commands/$1[./]" },
  ),

  forbid(
    "react-and-mobx-in-the-site",
    { pathNot: ["^(web|tests)/", PACKAGES] },
    { path: "^node_modules/(react|react-dom|react-router|react-router-dom|mobx|mobx-react-lite)/" },
  ),
  forbid("dayjs-in-texts-and-cli", { pathNot: ["^(web/text|cli)/", PACKAGES] }, { path: "^node_modules/dayjs/" }),
  forbid("commander-in-the-cli", { pathNot: ["^(cli|tests)/", PACKAGES] }, { path: "^node_modules/commander/" }),
  forbid(
    "http-server-in-its-adapter",
    { pathNot: ["^(adapters/server|tests)/", PACKAGES] },
    { path: "^node_modules/(hono|@hono)/" },
  ),
  forbid(
    "undici-in-node-adapter",
    { pathNot: ["^(adapters/node|tests)/", PACKAGES] },
    { path: "^node_modules/undici/" },
  ),
  forbid(
    "product-without-dev-packages",
    { path: "^(core|contracts|adapters|web|cli)/", pathNot: TOOLING },
    { dependencyTypes: ["npm-dev"] },
  ),

  forbid("no-cycles", {}, { circular: true }),
  forbid("every-import-resolves", { pathNot: PACKAGES }, { couldNotResolve: true }),
];

function forbid(name: string, from: ImportRule["from"], to: ImportRule["to"]): ImportRule {
  return { name, severity: "error", from, to };
}
