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
}

export interface RunningSandbox {
  readonly url: string;
  /** What the controls ask for; undefined where only this machine reaches the house. */
  readonly sandboxToken: string | undefined;
  readonly close: () => Promise<void>;
}
