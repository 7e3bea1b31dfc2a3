/** What a failure needs to be repeated. */
export interface FailingSeed {
  readonly property: string;
  readonly seed: number;
  /** The way from the seed's values to the shrunk ones. */
  readonly path: string;
  /** Which of the path's commands ran. */
  readonly replayPath: string;
}

export interface PropertyFailure extends FailingSeed {
  readonly message: string;
  /** The shrunk commands, one a line. */
  readonly commands: readonly string[];
  /** The same as a flow, where use cases can show it. */
  readonly flow: string | undefined;
}

export interface PropertySettings {
  readonly seed: number;
  readonly runs: number;
  /** Of a failure: only this run is made, and shrunk further. */
  readonly replay?: Pick<FailingSeed, "path" | "replayPath"> | undefined;
  /** False: a failure is told as it was found. */
  readonly shrink?: boolean | undefined;
  /** The most steps of a run; the property's own number by default. */
  readonly maxSteps?: number;
  /** Called for each run, also of shrinking. */
  readonly onRun: () => void;
}

/** A property that can be run by its name, any number of times. */
export interface NamedProperty {
  readonly name: string;
  readonly about: string;
  /** Undefined when all runs passed. */
  readonly check: (settings: PropertySettings) => Promise<PropertyFailure | undefined>;
}
