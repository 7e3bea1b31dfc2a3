import { makeAutoObservable, runInAction } from "mobx";
import type { After, Connectivity, Visibility } from "../../../core/platform/device.ts";
import { isNotOffered } from "../../../core/shared/fault.ts";
import { LIVE_SUBJECTS, type LiveChange, type LivePort, type LiveSubject } from "../../../core/site/model.ts";

/** How to read again what changed. */
export type LiveTargets = Readonly<Record<LiveSubject, () => unknown>>;

export interface LiveDependencies {
  /** Loads the code of the stream. */
  readonly port: () => Promise<LivePort>;
  readonly after: After;
  readonly visibility: Visibility;
  readonly connectivity: Connectivity;
  readonly targets: LiveTargets;
  /** Called when the stream opens, and when it ends. */
  readonly onConnected: (connected: boolean) => void;
}

/** A page has loaded by then, so the stream takes nothing from its first seconds. */
const OPEN_AFTER_MS = 4000;
/** Several heartbeats. A stream that is silent for longer is broken. */
const SILENT_MS = 40_000;
const FIRST_BACK_OFF_MS = 1000;
const LONGEST_BACK_OFF_MS = 60_000;
/** Several changes at once cause one read. */
const COLLECT_MS = 50;

/**
 * Listens to the backend's event stream while the page is visible and online, and reads again what changed. Where
 * the backend has no stream, or it broke, `connected` is false, and the stores poll.
 */
export class LiveStore {
  connected = false;
  readonly #dependencies: LiveDependencies;
  #watchers = 0;
  #stop: (() => void) | undefined;

  constructor(dependencies: LiveDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns how to stop. */
  watch(): () => void {
    this.#watchers += 1;
    this.#stop ??= this.#start();
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  }

  setConnected(connected: boolean): void {
    this.connected = connected;
    this.#dependencies.onConnected(connected);
  }

  #start(): () => void {
    const { after, visibility, connectivity } = this.#dependencies;
    const read = this.#createReader();
    let stopped = false;
    let missing = false;
    let waitMs = FIRST_BACK_OFF_MS;
    let lastId: string | undefined;
    let current: AbortController | undefined;
    let cancel: () => void = () => undefined;

    const wanted = () => !stopped && !missing && visibility.visible && connectivity.online;
    const schedule = (ms: number) => {
      cancel();
      cancel = after(ms, () => void connect());
    };
    const close = () => {
      cancel();
      current?.abort();
      current = undefined;
      this.setConnected(false);
    };
    const connect = async () => {
      if (!wanted() || current) return;
      const abort = new AbortController();
      current = abort;
      let stopSilence: () => void = () => undefined;
      const beat = () => {
        stopSilence();
        stopSilence = after(SILENT_MS, () => abort.abort());
      };
      beat();
      const outcome = await this.#listen(abort.signal, lastId, beat, (changes, id) => {
        if (abort.signal.aborted) return;
        // What changed before the stream opened is unknown at first; later the backend repeats it.
        if (lastId === undefined) read.everything();
        lastId = id;
        waitMs = FIRST_BACK_OFF_MS;
        this.setConnected(true);
        for (const change of changes) read.soon(change);
      });
      stopSilence();
      if (current !== abort) return;
      current = undefined;
      this.setConnected(false);
      missing = outcome === "missing";
      schedule(waitMs);
      waitMs = Math.min(waitMs * 2, LONGEST_BACK_OFF_MS);
    };
    const onChange = () => {
      if (!wanted()) close();
      else if (!current) schedule(FIRST_BACK_OFF_MS);
    };
    const unwatch = [visibility.watch(onChange), connectivity.watch(onChange)];
    schedule(OPEN_AFTER_MS);
    return () => {
      stopped = true;
      close();
      for (const stop of unwatch) stop();
    };
  }

  async #listen(
    signal: AbortSignal,
    lastId: string | undefined,
    onBeat: () => void,
    onChanges: (changes: readonly LiveChange[], id: string) => void,
  ): Promise<"ended" | "missing"> {
    try {
      const port = await this.#dependencies.port();
      const ended = await port.listen({ lastId, signal, onOpen: onBeat, onBeat, onChanges });
      // The session ended elsewhere: the next read tells the site.
      if (!ended.ok && ended.error.kind === "fault" && ended.error.fault === "unauthorised") {
        runInAction(() => void this.#dependencies.targets.credit());
      }
      const isMissing = !ended.ok && isNotOffered(ended.error);
      return isMissing ? "missing" : "ended";
    } catch {
      // The code of the stream did not load.
      return "ended";
    }
  }

  /** Reads each target once for all changes of one moment. */
  #createReader() {
    const { after, targets } = this.#dependencies;
    const waiting = new Set<LiveSubject>();
    const flush = () => {
      const subjects = [...waiting];
      waiting.clear();
      for (const what of subjects) runInAction(() => void targets[what]());
    };
    const soon = ({ what }: Pick<LiveChange, "what">) => {
      if (waiting.size === 0) after(COLLECT_MS, flush);
      waiting.add(what);
    };
    return {
      soon,
      everything: () => {
        for (const what of LIVE_SUBJECTS) soon({ what });
      },
    };
  }
}
