import type { Clock } from "../../../core/platform/device.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { CodeSender } from "../ports/code-sender.ts";

export interface SandboxCode {
  readonly at: Instant;
  readonly phone: string;
  readonly code: string;
}

export interface SandboxCodes extends CodeSender {
  /** The newest first. */
  readonly list: () => readonly SandboxCode[];
}

const MOST_CODES = 50;

/** Keeps the codes that an operator would send to phones, for who tries them out. */
export function createSandboxCodes(clock: Clock, onSent: (sent: SandboxCode) => void = () => undefined): SandboxCodes {
  let codes: readonly SandboxCode[] = [];
  return {
    list: () => codes,
    async send({ phone, code }) {
      const sent = { at: clock(), phone, code };
      codes = [sent, ...codes].slice(0, MOST_CODES);
      onSent(sent);
    },
  };
}
