/** The readable parts of a failed reply's body. */
export interface ProblemBody {
  /** The backend's sentence, if people can read it. */
  readonly message: string | undefined;
  readonly code: string | number | undefined;
  readonly field: string | undefined;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Longer texts are stack traces or pages, not sentences for people. */
const MAX_SENTENCE_LENGTH = 500;

/** Reads the fields that have the right type and ignores the rest: a failed reply may have any body. */
export function readProblemBody(body: unknown): ProblemBody {
  const { message, code, field, facts } = isRecord(body) ? body : {};
  const sentence = typeof message === "string" ? message.trim() : "";
  return {
    message: sentence !== "" && sentence.length <= MAX_SENTENCE_LENGTH ? sentence : undefined,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    field: typeof field === "string" ? field : undefined,
    facts: isRecord(facts) ? onlyFacts(facts) : {},
  };
}

/** Returns undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function onlyFacts(facts: Record<string, unknown>): Record<string, number | string> {
  const found: Record<string, number | string> = {};
  for (const key of Object.keys(facts)) {
    const fact = facts[key];
    if (typeof fact === "number" || typeof fact === "string") found[key] = fact;
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
