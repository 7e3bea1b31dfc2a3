/** One control of a sandbox. Returns its reply; undefined where a rule refused it. */
export type Control = (path: string, body?: object) => Promise<unknown>;
