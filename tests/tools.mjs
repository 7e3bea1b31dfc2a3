/**
 * The project's tools: what is run now and then, by name. `npm run tool` lists them, `npm run tool -- NAME` runs one.
 *
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} about a line for the list
 * @property {readonly (readonly string[])[]} runs scripts with their arguments, one after the other; the last one gets what stands after the name
 * @property {boolean} [needsBuild] it uses the built site
 * @property {Smoke} [smoke] how little of it shows that it works; without one, a test of its own shows it
 *
 * @typedef {object} Smoke
 * @property {readonly string[]} [args] what stands after the name
 * @property {RegExp} [until] a tool that serves has printed this when it is ready
 */

/** @type {readonly Tool[]} */
export const TOOLS = [
  {
    name: "new",
    about: "writes the files of a recipe with a failing test: rule|screen|command|endpoint|language NAME",
    runs: [["tests/recipes/new.ts"]],
  },
  {
    name: "languages",
    about: "lists the texts of a language that are still Thai: [CODE…]",
    runs: [["tests/languages/run-untranslated.ts"]],
    smoke: {},
  },
  {
    name: "format",
    about: "formats every file",
    runs: [["node_modules/@biomejs/biome/bin/biome", "check", "--write", "."]],
  },
  {
    name: "tests",
    about: "runs some of the tests: PATH [--project unit* | e2e]",
    runs: [["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts"]],
  },
  {
    name: "demo",
    about: "builds the site with the house inside the page, for a static host",
    runs: [["cli/boot/build-demo.mjs"]],
    smoke: {},
  },
  {
    name: "gallery",
    about: "shows every component and state in each brand",
    runs: [["node_modules/vite/bin/vite.js", "--config", "web/vite/gallery.config.ts"]],
    smoke: { until: /Local/ },
  },
  {
    name: "mock",
    about: "serves a backend that knows only openapi.json",
    runs: [["tests/contracts/mock/serve-mock.ts"]],
    smoke: { args: ["0"], until: /http:/ },
  },
  {
    name: "model-pages",
    about: "writes contracts/model/calls/: what each call answers, reads and changes",
    runs: [["tests/contracts/model/write-calls.ts"]],
    smoke: {},
  },
  {
    name: "openapi",
    about: "writes contracts/openapi/openapi.json from the contract",
    runs: [["contracts/openapi/write-openapi.ts"]],
    smoke: {},
  },
  {
    name: "brand-schema",
    about: "writes the JSON Schema of a brand file and the list of its texts",
    runs: [["web/vite/write-brand-schema.ts"]],
    smoke: {},
  },
  {
    name: "flow-schema",
    about: "writes the JSON Schema of flows",
    runs: [["cli/compose/flow/write-flow-schema.ts"]],
    smoke: {},
  },
  {
    name: "pictures",
    about: "draws the pictures of the READMEs and of shared pages from the built site",
    needsBuild: true,
    runs: [
      ["tests/e2e/pictures/make-pictures.ts"],
      ["tests/e2e/pictures/make-brand-pictures.ts"],
      ["tests/e2e/pictures/make-share-pictures.ts"],
      ["tests/e2e/pictures/make-verdict-picture.ts"],
    ],
    smoke: {},
  },
  {
    name: "brand-screens",
    about: "takes six screens of each brand at two sizes: FOLDER [chromium] [chrome79] [firefox] [webkit]",
    needsBuild: true,
    runs: [["tests/e2e/pictures/make-brand-screens.ts"]],
    smoke: { args: ["build/brand-screens", "chromium", "--brand", "sanam", "--screen", "login"] },
  },
  {
    name: "art",
    about: "renders the SVG drawings of games, makers and rewards that changed to WebP: [part of a name]",
    runs: [["tests/e2e/pictures/render-art.ts"]],
    smoke: { args: ["no-such-drawing"] },
  },
  { name: "sounds", about: "computes the sounds of our brands", runs: [["tests/sounds/make-sounds.ts"]], smoke: {} },
  {
    name: "property",
    about: "runs the whole client and the house against models: --runs N --seed S --only house|client",
    runs: [["tests/property/run.ts"]],
    smoke: { args: ["--runs", "3"] },
  },
  {
    name: "defects",
    about: "plants each defect of the catalogue and prints who finds each: --by types,tests,verdict,model|law --most N",
    runs: [["tests/defects/defects.ts"]],
    smoke: { args: ["--by", "types", "--most", "1"] },
  },
  {
    name: "flips",
    about: "damages a journal's files 1,000 times at random: [count] [first]",
    runs: [["tests/adapters/house/journals/damage/flips.ts"]],
    smoke: { args: ["2"] },
  },
  {
    name: "kills",
    about: "kills one of three houses every second under load: [kills] [minutes] [seed]",
    runs: [["tests/kills/run-kills.ts"]],
    smoke: { args: ["1"] },
  },
  {
    name: "failovers",
    about: "kills primaries of a database under load and promotes the standby: [fail-overs] [minutes]",
    runs: [["tests/kills/run-fail-overs.ts"]],
    smoke: { args: ["1"] },
  },
  {
    name: "cluster",
    about: "starts a database, houses and a balancer to play with: [houses] [port]",
    runs: [["tests/cluster/run-cluster.ts"]],
    smoke: { args: ["1", "0"], until: /http:/ },
  },
  {
    name: "bench",
    about: "ratios against peers, measured side by side: [NAME…] [--smoke]",
    runs: [["tests/bench/run.ts"]],
    smoke: { args: ["--smoke"] },
  },
];
