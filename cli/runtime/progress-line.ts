import type { Clock } from "../../core/platform/device.ts";
import { printable } from "../output/printable.ts";
import type { ProcessIo } from "./process-io.ts";

export interface ProgressLine {
  show(text: string): void;
  /** Ends the line, so that other text can follow. */
  end(): void;
}

const TERMINAL_MS = 200;
const PLAIN_MS = 5_000;

/** How far a long work is: one line that changes on a terminal, now and then a line elsewhere. */
export function progressLine(stderr: ProcessIo["stderr"], clock: Clock): ProgressLine {
  const isTerminal = stderr.isTTY === true;
  let shownAt = isTerminal ? 0 : clock();
  let isOpen = false;
  return {
    show(text) {
      const now = clock();
      if (now - shownAt < (isTerminal ? TERMINAL_MS : PLAIN_MS)) return;
      shownAt = now;
      isOpen = isTerminal;
      // Moves to the start of the line and clears it.
      stderr.write(isTerminal ? `\r\u001b[K${printable(text)}` : `${printable(text)}\n`);
    },
    end() {
      if (isOpen) stderr.write("\n");
      isOpen = false;
    },
  };
}
