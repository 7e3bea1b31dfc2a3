import { createContext } from "react";

/** Tries the failed parts of the frame again. Called with each retry of a screen, which the same cause made fail. */
export const FrameRetry = createContext<() => void>(() => undefined);
