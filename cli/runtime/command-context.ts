import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Question } from "./ask.ts";
import type { Backend } from "./backend.ts";
import type {
  BrandCheck,
  BrandChoices,
  BuiltBrands,
  NewBrand,
  PreviewSettings,
  RunningPreview,
  ServerSettings,
  WebServer,
  WrittenBrand,
} from "./brands.ts";
import type { CheckedFlows, FlowRunSettings, FlowSettings, RanFlows, RecordedFlow, RecordSettings } from "./flows.ts";
import type {
  CopiedJournal,
  CopySettings,
  MigratedJournal,
  MigrateSettings,
  RepairedJournal,
  RepairSettings,
  SoundDatabase,
} from "./house-journal.ts";
import type { Passwords, WantedPassword } from "./read-passwords.ts";
import type { RunningSandbox, SandboxSettings } from "./sandbox.ts";
import type { OpenTarget } from "./target.ts";
import type { Tool } from "./tool.ts";

/** Everything outside the core that a command may use. */
export interface CommandContext {
  readonly now: Clock;
  /** Prints a line on stderr. */
  readonly say: (line: string) => void;
  readonly newIntent: () => IdempotencyKey;
  readonly readPasswords: (wanted: readonly WantedPassword[], fromStdin: boolean) => Promise<Passwords>;
  /** Opens the target and the profile's session, once per run. The caller of the command closes them. */
  readonly connect: () => Promise<Result<Backend, Failure>>;
  /** Opens the target for calls that no port knows. The command closes it. */
  readonly openTarget: () => Promise<Result<OpenTarget, Failure>>;
  /** Reads the text of the mini QR code in a picture of a slip. */
  readonly readSlip: (path: string) => Promise<Result<string, Failure | Refusal>>;
  readonly serveSandbox: (settings: SandboxSettings) => Promise<Result<RunningSandbox, Failure>>;
  readonly repairHouse: (settings: RepairSettings) => Promise<Result<RepairedJournal, Failure>>;
  /** Of `SANAM_DATABASE_URL`. */
  readonly verifyDatabase: () => Promise<Result<SoundDatabase, Failure>>;
  readonly migrateJournal: (settings: MigrateSettings) => Promise<Result<MigratedJournal, Failure>>;
  readonly copyJournal: (settings: CopySettings) => Promise<Result<CopiedJournal, Failure>>;
  /** Asks at the terminal; undefined where there is none, or when the person gives up. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly string[] | undefined>;
  readonly checkBrands: (files: readonly string[], options: { readonly online: boolean }) => Promise<BrandCheck>;
  /** What is wrong with a choice for a new brand; undefined for a right one. */
  readonly brandChoiceProblem: (choice: Partial<BrandChoices>) => Promise<string | undefined>;
  readonly newBrand: (brand: NewBrand) => Promise<Result<WrittenBrand, Failure>>;
  readonly buildBrands: (files: readonly string[], site: string | undefined) => Promise<Result<BuiltBrands, Failure>>;
  readonly previewBrand: (settings: PreviewSettings) => Promise<Result<RunningPreview, Failure>>;
  readonly serverConfig: (server: WebServer, settings: ServerSettings) => Promise<Result<string, Failure>>;
  readonly checkFlows: (settings: FlowSettings) => Promise<Result<CheckedFlows, Failure>>;
  /** The complaints of wrong files, or what ran. */
  readonly runFlows: (settings: FlowRunSettings) => Promise<Result<CheckedFlows | RanFlows, Failure>>;
  readonly recordFlow: (settings: RecordSettings) => Promise<Result<RecordedFlow, Failure>>;
  readonly tool: Tool;
  /** Resolves when the process is asked to stop. */
  readonly untilStopped: () => Promise<void>;
}
