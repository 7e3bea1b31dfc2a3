/** What could be read of a failed reply's body. */
export interface ProblemBody {
  /** The backend's sentence, where it sent one that can be shown. */
  readonly message: string | undefined;
  readonly code: string | number | undefined;
  readonly field: string | undefined;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** A sentence for people is short; longer is a stack trace or a page. */
const LONGEST_SENTENCE = 500;

/** Reads what there is, whatever it is: a failed reply's body is a help, never a demand. */
export function readProblemBody(body: unknown): ProblemBody {
  const { message, code, field, facts } = isRecord(body) ? body : {};
  const sentence = typeof message === "string" ? message.trim() : "";
  return {
    message: sentence !== "" && sentence.length <= LONGEST_SENTENCE ? sentence : undefined,
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    field: typeof field === "string" ? field : undefined,
    facts: isRecord(facts) ? onlyFacts(facts) : {},
  };
}

/** The value behind a JSON text; undefined when it is none. */
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
