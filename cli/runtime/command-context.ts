import type { IdempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { Clock, Wait } from "../../core/platform/device.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import type { Result } from "../../core/shared/result.ts";
import type { DescribedCommand, DescribedOption } from "../command-line/described-command.ts";
import type { Person } from "../conform/engine/caller.ts";
import type { TracedStop } from "../conform/engine/run-checks.ts";
import type { SendWire } from "../conform/engine/wire.ts";
import type { Failure } from "../output/failure.ts";
import type { Json } from "../output/view.ts";
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
  RanFlows,
  RecordedFlow,
  RecordSettings,
} from "./flows.ts";
import type { CheckedContent, WrongContent } from "./house-content.ts";
import type {
  CopiedJournal,
  CopySettings,
  CreatedHouse,
  KeyVerdict,
  MigratedJournal,
  MigrateSettings,
  RepairedJournal,
  RepairSettings,
  ResetSettings,
  SoundDatabase,
  StaffSettings,
} from "./house-journal.ts";
import type { Passwords, WantedPassword } from "./read-passwords.ts";
import type { SandboxControls } from "./sandbox-request.ts";
import type {
  ListedStaffAccount,
  MadeStaffAccount,
  SignedInStaff,
  StaffAccountSettings,
  StaffRows,
  StaffSignIn,
} from "./staff-rows.ts";
import type { DoctorSettings, ExaminedTarget, OpenTail, TailSettings } from "./watch.ts";

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
  /** Opens the target as staff. The command closes it. */
  readonly openStaff: () => Promise<Result<StaffRows, Failure>>;
  readonly signInStaff: (signIn: StaffSignIn) => Promise<Result<SignedInStaff, Failure>>;
  /** False when nobody was signed in. */
  readonly signOutStaff: () => Promise<Result<boolean, Failure>>;
  readonly repairHouse: (settings: RepairSettings) => Promise<Result<RepairedJournal, Failure>>;
  /** Of `SANAM_DATABASE_URL`. */
  readonly verifyDatabase: () => Promise<Result<SoundDatabase, Failure>>;
  readonly migrateJournal: (settings: MigrateSettings) => Promise<Result<MigratedJournal, Failure>>;
  readonly copyJournal: (settings: CopySettings) => Promise<Result<CopiedJournal, Failure>>;
  /** Of a folder, or without one of the database; so the next four. */
  readonly createHouse: (dataDir: string | undefined) => Promise<Result<CreatedHouse, Failure>>;
  readonly verifyKey: (dataDir: string | undefined) => Promise<Result<KeyVerdict, Failure>>;
  /** How many members have a second factor. */
  readonly countFactors: (dataDir: string | undefined) => Promise<Result<number, Failure>>;
  /** Returns of how many members. */
  readonly endFactors: (settings: StaffSettings) => Promise<Result<number, Failure>>;
  /** Returns when it takes effect. */
  readonly resetFactors: (settings: ResetSettings) => Promise<Result<Instant, Failure | Refusal>>;
  readonly setStaff: (settings: StaffAccountSettings) => Promise<Result<MadeStaffAccount, Failure | Refusal>>;
  /** False without such an account. */
  readonly removeStaff: (dataDir: string | undefined, name: string) => Promise<Result<boolean, Failure>>;
  readonly listStaff: (dataDir: string | undefined) => Promise<Result<readonly ListedStaffAccount[], Failure>>;
  readonly checkContent: (file: string) => Promise<Result<CheckedContent, WrongContent>>;
  readonly openTail: (settings: TailSettings) => Promise<Result<OpenTail, Failure>>;
  /** Prints one more line on stdout, after the answer. */
  readonly print: (event: { readonly line: string; readonly data: Json }) => void;
  /** Asks at the terminal; undefined where there is none, or when the person gives up. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly string[] | undefined>;
  readonly checkBrands: (files: readonly string[], options: { readonly online: boolean }) => Promise<BrandCheck>;
  /** What is wrong with a choice for a new brand; undefined for a right one. */
  readonly brandChoiceProblem: (choice: Partial<BrandChoices>) => Promise<string | undefined>;
  readonly newBrand: (brand: NewBrand) => Promise<Result<WrittenBrand, Failure>>;
  /** Returns the files of a starting backend. */
  readonly newBackend: (folder: string) => Promise<Result<readonly string[], Failure>>;
  readonly buildBrands: (files: readonly string[], site: string | undefined) => Promise<Result<BuiltBrands, Failure>>;
  readonly previewBrand: (settings: PreviewSettings) => Promise<Result<RunningPreview, Failure>>;
  readonly serverConfig: (server: WebServer, settings: ServerSettings) => Promise<Result<string, Failure>>;
  readonly checkFlows: (settings: FlowSettings) => Promise<Result<CheckedFlows, Failure>>;
  /** The complaints of wrong files, or what ran. */
  readonly runFlows: (settings: FlowRunSettings) => Promise<Result<CheckedFlows | RanFlows, Failure>>;
  /** The complaints of a flow that cannot be exported, or its script. */
  readonly exportFlow: (settings: ExportSettings) => Promise<Result<CheckedFlows | ExportedFlow, Failure>>;
  readonly recordFlow: (settings: RecordSettings) => Promise<Result<RecordedFlow, Failure>>;
  readonly tool: Tool;
  /** Resolves when the process is asked to stop. */
  readonly untilStopped: () => Promise<void>;
}

/** A target for calls that no port knows. */
export interface OpenTarget {
  readonly title: string;
  readonly send: SendWire;
  /** Of the profile; undefined when nobody is signed in. */
  readonly session: Person | undefined;
  /** Of `SANAM_SANDBOX_TOKEN`, where this target may have it. It is for a sandbox that asks for it only. */
  readonly sandboxToken: string | undefined;
  /** The text of a file that the command line names. */
  readonly readFile: (file: string) => Result<string, Failure>;
  /** Why a report cannot be written to one of the files later. */
  readonly unwritable: (files: readonly (string | undefined)[]) => Failure | undefined;
  readonly writeReport: (file: string, text: string) => Result<void, Failure>;
  /** Writes a flow of each deviation whose calls a flow can make into the folder. Returns the files. */
  readonly writeFlows: (
    folder: string,
    traces: ReadonlyMap<string, TracedStop>,
  ) => Promise<Result<readonly string[], Failure>>;
  readonly wait: Wait;
  /** Ends the calls that wait for a reply now; later ones go on. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** How to serve a sandbox house. */
export interface SandboxSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The journal's folder; undefined keeps the journal in memory. */
  readonly dataDir: string | undefined;
  /** The same number creates the same members and histories. */
  readonly seed: number | undefined;
  /** The number of games in the lobby; undefined for the fixed list. */
  readonly games: number | undefined;
  readonly payBonuses: boolean;
  readonly payRefunds: boolean;
}

export interface RunningSandbox {
  readonly url: string;
  /** What the controls ask for; undefined where only this machine reaches the house. */
  readonly sandboxToken: string | undefined;
  readonly close: () => Promise<void>;
}

/** What the tool knows about itself. */
export interface Tool {
  readonly version: string;
  /** In the order of the help, without those that the brand switches off. */
  readonly commands: () => readonly DescribedCommand[];
  /** The options that every command takes. */
  readonly options: () => readonly DescribedOption[];
  /** A description of each group of commands, by its words. */
  readonly groups: Readonly<Record<string, string>>;
  /** The help of a group or a command; of the whole tool for no words. */
  readonly help: (words: readonly string[]) => Result<string, Failure>;
  /** The names of the flows that we ship. */
  readonly flowNames: () => Promise<readonly string[]>;
}
