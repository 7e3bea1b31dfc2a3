/** How a sandbox house is served. */
export interface SandboxSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the journal is kept; undefined keeps it in memory only. */
  readonly dataDir: string | undefined;
  /** The same number makes the same members and histories. */
  readonly seed: number | undefined;
  /** How many games the lobby has; those named by hand where undefined. */
  readonly games: number | undefined;
}

export interface RunningSandbox {
  readonly url: string;
  readonly close: () => Promise<void>;
}
