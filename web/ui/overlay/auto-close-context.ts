import { createContext } from "react";

/** How confirmations close by themselves. The app provides it. */
export interface AutoClose {
  /** Undefined when they stay open. */
  readonly seconds: number | undefined;
  readonly words: (secondsLeft: number) => string;
}

export const AutoCloseContext = createContext<AutoClose>({ seconds: undefined, words: String });
