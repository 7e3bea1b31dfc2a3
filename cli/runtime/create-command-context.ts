import { idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import manifest from "../../package.json" with { type: "json" };
import { closedFeatures } from "../command-line/closed-features.ts";
import { describeCommand, describeOption } from "../command-line/describe-command.ts";
import { type Globals, OUTPUTS } from "../command-line/globals.ts";
import { createProgram } from "../command-line/program.ts";
import { readCommandLine } from "../command-line/read-command-line.ts";
import { COMMANDS, GROUPS } from "../command-table.ts";
import { type Failure, usage } from "../output/failure.ts";
import { printable, printableJson } from "../output/printable.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext, Tool } from "./command-context.ts";
import type { GuardedIo } from "./process-io.ts";
import { readPasswords } from "./read-passwords.ts";

export interface OpenedContext {
  readonly context: CommandContext;
  /** The backend, if the command connected and the backend could be opened. */
  readonly openedBackend: () => Promise<Backend | undefined>;
}

/** The adapters are loaded by the first call that needs one. */
export function createCommandContext(globals: Globals, io: GuardedIo): OpenedContext {
  const say = (line: string) => {
    io.stderr.write(`${printable(io.secrets.clean(line))}\n`);
  };
  let backend: Promise<Result<Backend, Failure>> | undefined;
  const context: CommandContext = {
    now: io.clock,
    say,
    newIntent: () => idempotencyKey(crypto.randomUUID()),
    readPasswords: async (wanted, fromStdin) => {
      const passwords = await readPasswords(io, wanted, fromStdin);
      if (passwords.ok) passwords.value.forEach(io.secrets.hide);
      return passwords;
    },
    connect: () => {
      backend ??= import("../compose/open-backend.ts").then(({ openBackend }) => openBackend(globals, io, say));
      return backend;
    },
    openTarget: async () => (await import("../compose/open-target.ts")).openTarget(globals, io),
    examineTarget: async (settings) =>
      (await import("../compose/examine-target.ts")).examineTarget(settings, globals, io),
    readSlip: async (path) => (await import("../compose/read-slip.ts")).readSlip(path),
    serveSandbox: async (settings) => (await import("../compose/serve-sandbox.ts")).serveSandbox(settings, io.env, say),
    openSandbox: async () => (await import("../compose/sandbox/open-sandbox.ts")).openSandbox(globals, io),
    openStaff: async () => (await import("../compose/staff/open-staff.ts")).openStaff(globals, io),
    signInStaff: async (signIn) => (await import("../compose/staff/open-staff.ts")).signInStaff(signIn, globals, io),
    signOutStaff: async () => (await import("../compose/staff/open-staff.ts")).signOutStaff(globals, io),
    repairHouse: async (settings) => (await import("../compose/house-journal.ts")).repairHouse(settings, io.clock()),
    verifyDatabase: async () => (await import("../compose/house-journal.ts")).verifyDatabase(io),
    migrateJournal: async (settings) => (await import("../compose/house-journal.ts")).migrateJournal(settings, io),
    copyJournal: async (settings) => (await import("../compose/house-journal.ts")).copyJournal(settings, io),
    createHouse: async (dataDir) => (await import("../compose/house-keys.ts")).createHouse(dataDir, io),
    verifyKey: async (dataDir) => (await import("../compose/house-keys.ts")).verifyKey(dataDir, io),
    countFactors: async (dataDir) => (await import("../compose/house-keys.ts")).countFactors(dataDir, io),
    endFactors: async (settings) => (await import("../compose/house-keys.ts")).endFactors(settings, io),
    resetFactors: async (settings) => (await import("../compose/house-keys.ts")).resetFactors(settings, io),
    setStaff: async (settings) => (await import("../compose/house-keys.ts")).setStaff(settings, io),
    removeStaff: async (dataDir, name) => (await import("../compose/house-keys.ts")).removeStaff(dataDir, name, io),
    listStaff: async (dataDir) => (await import("../compose/house-keys.ts")).listStaff(dataDir, io),
    checkContent: async (file) => (await import("../compose/check-content.ts")).checkContent(file),
    openTail: async (settings) => (await import("../compose/tail/open-tail.ts")).openTail(settings, globals, io, say),
    print: ({ line, data }) => {
      io.stdout.write(`${globals.output === "ndjson" ? printableJson(data) : printable(line)}\n`);
    },
    ask: async (questions) => (await import("./ask.ts")).ask(io, questions),
    checkBrands: async (files, { online }) => {
      const { checkBrands } = await import("../compose/brand/check-brands.ts");
      if (!online) return checkBrands(files);
      return checkBrands(files, (await import("../compose/trace/open-fetch.ts")).openFetch(globals));
    },
    brandChoiceProblem: async (choice) => (await import("../compose/brand/new-brand.ts")).choiceProblem(choice),
    newBackend: async (folder) => (await import("../compose/new-backend.ts")).newBackend(folder),
    newBrand: async (brand) => (await import("../compose/brand/new-brand.ts")).newBrand(brand),
    buildBrands: async (files, site) => (await import("../compose/brand/build-brands.ts")).buildBrands(files, site),
    previewBrand: async (settings) => (await import("../compose/brand/preview-brand.ts")).previewBrand(settings, say),
    serverConfig: async (server, settings) =>
      (await import("../compose/brand/server-config.ts")).serverConfig(server, settings),
    checkFlows: async (settings) => (await import("../compose/flow/run-flow-files.ts")).checkFlowFiles(settings),
    runFlows: async (settings) =>
      (await import("../compose/flow/run-flow-files.ts")).runFlowFiles(settings, globals, io, context),
    exportFlow: async (settings) =>
      (await import("../compose/flow/export-flow.ts")).exportFlow(settings, globals, io, context),
    recordFlow: async (settings) =>
      (await import("../compose/flow/record-flow.ts")).recordFlow(settings, globals, io, context),
    tool: createTool(globals.brandFile),
    untilStopped: io.untilStopped,
  };
  return {
    context,
    openedBackend: async () => {
      const answer = await backend;
      return answer?.ok ? answer.value : undefined;
    },
  };
}

const VALUES_OF: Readonly<Record<string, readonly string[]>> = { "--output": OUTPUTS };

/** @param brandFile whose features decide which commands there are */
function createTool(brandFile: string | undefined): Tool {
  const brand = brandFile === undefined ? {} : { SANAM_BRAND: brandFile };
  return {
    version: manifest.version,
    commands: () => {
      const features = closedFeatures([], brand);
      const isOpen = (command: (typeof COMMANDS)[number]) => !features.ok || !features.value.closing(command);
      return COMMANDS.filter(isOpen).map(describeCommand);
    },
    options: () => {
      const program = createProgram({ argv: [], commands: [], ...SILENT });
      return program.options.map(({ flags, description }) => {
        const { name, ...described } = describeOption({ flags, about: description });
        return { name, ...described, values: VALUES_OF[name] };
      });
    },
    groups: GROUPS,
    help: (words) => {
      const read = readCommandLine([...words, "--help"], brand);
      if (!read.ok) return err(read.error);
      return read.value.asked === "help" ? ok(read.value.text) : err(usage("help takes the words of a command"));
    },
    flowNames: async () => (await import("../compose/flow/find-flow-files.ts")).shippedFlowNames(),
  };
}

const SILENT = {
  isHidden: () => false,
  groups: {},
  onCall: () => undefined,
  out: () => undefined,
  err: () => undefined,
};
