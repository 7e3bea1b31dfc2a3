import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Json } from "../output/json.ts";
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
import type {
  CheckedFlows,
  ExportedFlow,
  ExportSettings,
  FlowRunSettings,
  FlowSettings,
  LoadSettings,
  RanFlows,
  RanLoad,
  RecordedFlow,
  RecordSettings,
} from "./flows.ts";
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
import type { RunningSandbox, SandboxSettings } from "./sandbox/sandbox.ts";
import type { SandboxControls } from "./sandbox/sandbox-controls.ts";
import type { OpenTarget } from "./target.ts";
import type { Tool } from "./tool.ts";
import type { DoctorSettings, ExaminedTarget } from "./watch/doctor.ts";
import type { OpenTail, TailSettings } from "./watch/tail.ts";

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
  /** Looks at the target from outside. */
  readonly examineTarget: (settings: DoctorSettings) => Promise<Result<ExaminedTarget, Failure>>;
  /** Reads the text of the mini QR code in a picture of a slip. */
  readonly readSlip: (path: string) => Promise<Result<string, Failure | Refusal>>;
  readonly serveSandbox: (settings: SandboxSettings) => Promise<Result<RunningSandbox, Failure>>;
  /** Opens the controls of the target, which must be a sandbox. The command closes them. */
  readonly openSandbox: () => Promise<Result<SandboxControls, Failure>>;
  readonly repairHouse: (settings: RepairSettings) => Promise<Result<RepairedJournal, Failure>>;
  /** Of `SANAM_DATABASE_URL`. */
  readonly verifyDatabase: () => Promise<Result<SoundDatabase, Failure>>;
  readonly migrateJournal: (settings: MigrateSettings) => Promise<Result<MigratedJournal, Failure>>;
  readonly copyJournal: (settings: CopySettings) => Promise<Result<CopiedJournal, Failure>>;
  readonly openTail: (settings: TailSettings) => Promise<Result<OpenTail, Failure>>;
  /** Prints one more line on stdout, after the answer. */
  readonly print: (event: { readonly line: string; readonly data: Json }) => void;
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
  /** The complaints of flows that cannot run under load, or what ran. */
  readonly loadFlows: (settings: LoadSettings) => Promise<Result<CheckedFlows | RanLoad, Failure>>;
  /** The complaints of a flow that cannot be exported, or its script. */
  readonly exportFlow: (settings: ExportSettings) => Promise<Result<CheckedFlows | ExportedFlow, Failure>>;
  readonly recordFlow: (settings: RecordSettings) => Promise<Result<RecordedFlow, Failure>>;
  readonly tool: Tool;
  /** Resolves when the process is asked to stop. */
  readonly untilStopped: () => Promise<void>;
}
