import { idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import type { Failure } from "../output/failure.ts";
import { printable } from "../output/printable.ts";
import type { Backend } from "./backend.ts";
import type { CommandContext } from "./command-context.ts";
import { createTool } from "./create-tool.ts";
import type { ProcessIo } from "./process-io.ts";
import { readPasswords } from "./read-passwords.ts";

export interface OpenedContext {
  readonly context: CommandContext;
  /** The backend, if the command connected and the backend could be opened. */
  readonly openedBackend: () => Promise<Backend | undefined>;
}

/** The adapters are loaded by the first call that needs one. */
export function createCommandContext(globals: Globals, io: ProcessIo): OpenedContext {
  const say = (line: string) => {
    io.stderr.write(`${printable(line)}\n`);
  };
  let backend: Promise<Result<Backend, Failure>> | undefined;
  const context: CommandContext = {
    now: io.clock,
    say,
    newIntent: () => idempotencyKey(crypto.randomUUID()),
    readPasswords: (wanted, fromStdin) => readPasswords(io, wanted, fromStdin),
    connect: () => {
      backend ??= import("../compose/open-backend.ts").then(({ openBackend }) => openBackend(globals, io, say));
      return backend;
    },
    openTarget: async () => (await import("../compose/open-target.ts")).openTarget(globals, io),
    readSlip: async (path) => (await import("../compose/read-slip.ts")).readSlip(path),
    serveSandbox: async (settings) => (await import("../compose/serve-sandbox.ts")).serveSandbox(settings, say),
    repairHouse: async (settings) => (await import("../compose/repair-house.ts")).repairHouse(settings, io.clock()),
    verifyDatabase: async () => (await import("../compose/verify-database.ts")).verifyDatabase(io),
    migrateJournal: async (settings) => (await import("../compose/migrate-journal.ts")).migrateJournal(settings, io),
    copyJournal: async (settings) => (await import("../compose/copy-journal.ts")).copyJournal(settings, io),
    ask: async (questions) => (await import("./ask.ts")).ask(io, questions),
    checkBrands: async (files, options) =>
      (await import("../compose/brand/check-brands.ts")).checkBrands(files, options),
    brandChoiceProblem: async (choice) => (await import("../compose/brand/new-brand.ts")).choiceProblem(choice),
    newBrand: async (brand) => (await import("../compose/brand/new-brand.ts")).newBrand(brand),
    buildBrands: async (files, site) => (await import("../compose/brand/build-brands.ts")).buildBrands(files, site),
    previewBrand: async (settings) => (await import("../compose/brand/preview-brand.ts")).previewBrand(settings, say),
    serverConfig: async (server, settings) =>
      (await import("../compose/brand/server-config.ts")).serverConfig(server, settings),
    checkFlows: async (settings) => (await import("../compose/flow/run-flow-files.ts")).checkFlowFiles(settings),
    runFlows: async (settings) =>
      (await import("../compose/flow/run-flow-files.ts")).runFlowFiles(settings, globals, io, context),
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
