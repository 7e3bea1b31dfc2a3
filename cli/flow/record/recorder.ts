import { Document, Scalar, visit } from "yaml";
import type { Failure } from "../../output/failure.ts";
import { escapeInvisible } from "../../output/printable.ts";
import type { Json } from "../../output/view.ts";
import type { UseCase } from "../use-cases.ts";

/** A call that was made, and what came of it. */
export interface RecordedCall {
  readonly useCase: UseCase;
  /** By the option's name in a flow. */
  readonly given: ReadonlyMap<string, string>;
  readonly outcome: { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly error: Failure };
  /** Whose session it is in; that of the flow's only member by default. */
  readonly actor?: string | undefined;
  /** What its step says besides, with `expect` or `fails` in place of those of the outcome. */
  readonly says?: Fields;
}

type Fields = Readonly<Record<string, unknown>>;

interface RecordedStep {
  readonly fields: Fields;
  readonly answer: Json;
  readonly captures: Map<string, string>;
}

/** Fields of an answer that another run gives again. */
const STABLE = new Set([
  "status",
  "level",
  "allowed",
  "done",
  "attempt",
  "amountSatang",
  "maintenance",
  "changed",
  "on",
]);
const INPUTS_OF: Readonly<Record<string, string>> = {
  username: "username",
  phone: "phone",
  account: "account",
  intent: "key",
};
/** Shorter texts are the same by chance. */
const MIN_CHARS = 6;

/**
 * Makes a flow of calls. What an earlier answer gave becomes a captured value, and personal data new values.
 * @param password of the flow's members, where the environment names none
 */
export function createRecorder(password?: string) {
  const steps: RecordedStep[] = [];
  const inputs: Record<string, unknown> = {};
  /** Texts that later steps write as a name. */
  const named = new Map<string, string>();

  function written(useCase: UseCase, option: string, text: string): string {
    const known = named.get(text);
    if (known !== undefined) return `$${known}`;
    // A flow's file holds no real contact, whichever use case takes one.
    const made = useCase.name === "session register" || option !== "username" ? INPUTS_OF[option] : undefined;
    if (made !== undefined) return `$${nameInput(text, made, { new: made })}`;
    if (useCase.name === "session login" && option === "username") return `$${nameInput(text, "username", text)}`;
    return captured(text) ?? text.split("$").join("$$");
  }

  function nameInput(text: string, wanted: string, source: unknown): string {
    const name = freeName(wanted, inputs);
    inputs[name] = source;
    named.set(text, name);
    return name;
  }

  /** The text as a captured value of the latest step whose answer has it. */
  function captured(text: string): string | undefined {
    if (text.length < MIN_CHARS) return undefined;
    for (const { answer, captures } of steps.toReversed()) {
      const path = pathTo(answer, text);
      if (path === undefined) continue;
      const taken = Object.fromEntries(
        [...Object.keys(inputs), ...steps.flatMap((step) => [...step.captures.keys()])].map((name) => [name, true]),
      );
      const name = freeName(/([A-Za-z]+)$/.exec(path)?.[1] ?? "value", taken);
      captures.set(name, path);
      named.set(text, name);
      return `$${name}`;
    }
    return undefined;
  }

  return {
    add({ useCase, given, outcome, actor, says }: RecordedCall): void {
      const options: Record<string, unknown> = {};
      for (const [option, text] of given) {
        options[option] = useCase.options.get(option)?.isFlag ? true : written(useCase, option, text);
      }
      for (const [option, { secret }] of useCase.options) {
        // A code is another one each time.
        if (secret === undefined || secret === "SANAM_SECOND_FACTOR") continue;
        const name = option === "password" ? "password" : "newPassword";
        inputs[name] = { env: secret, ...(password !== undefined && { default: password }) };
        options[option] = `$${name}`;
      }
      const key = useCase.does.kind === "command" ? "use" : "sandbox";
      const fields: Fields = {
        ...(actor !== undefined && key === "use" && { as: actor }),
        [key]: useCase.name,
        ...(Object.keys(options).length > 0 && { with: options }),
        ...(says ?? expectationOf(outcome, key === "use")),
      };
      steps.push({ fields, answer: outcome.ok ? outcome.value : null, captures: new Map() });
    },
    count: () => steps.length,
    /** @param head what comes before the steps */
    flow: (title: string, head: Fields = {}): Fields => ({
      flow: title,
      ...head,
      ...(Object.keys(inputs).length > 0 && { inputs }),
      steps: steps.map(({ fields, captures }) => ({
        ...fields,
        ...(captures.size > 0 && { capture: Object.fromEntries(captures) }),
      })),
    }),
  };
}

function expectationOf(outcome: RecordedCall["outcome"], isCommand: boolean): Fields {
  if (!outcome.ok) {
    const { kind, details } = outcome.error;
    return { fails: { kind, ...(typeof details?.["code"] === "string" && { code: details["code"] }) } };
  }
  const stable = isCommand ? stableFields(outcome.value) : {};
  return Object.keys(stable).length > 0 ? { expect: stable } : {};
}

function stableFields(answer: Json): Fields {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).filter(([name, value]) => STABLE.has(name) && typeof value !== "object"),
  );
}

/** Where an answer has a text: `items[0].id`. */
function pathTo(answer: Json | undefined, text: string): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  for (const [key, value] of Object.entries(answer) as [string, Json | undefined][]) {
    const here = Array.isArray(answer) ? `[${key}]` : key;
    if (value === text) return here;
    const deeper = pathTo(value, text);
    if (deeper !== undefined) return deeper.startsWith("[") ? `${here}${deeper}` : `${here}.${deeper}`;
  }
  return undefined;
}

function freeName(wanted: string, taken: Fields): string {
  if (!Object.hasOwn(taken, wanted)) return wanted;
  for (let count = 2; ; count++) {
    if (!Object.hasOwn(taken, `${wanted}${count}`)) return `${wanted}${count}`;
  }
}

/** A flow as YAML. A text with characters that nobody sees is in quotes, where they are written as escapes. */
export function flowText(flow: Readonly<Record<string, unknown>>): string {
  const document = new Document(flow);
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === "string" && hasInvisible(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return escapeInvisible(document.toString({ lineWidth: 0 }));
}

/** YAML itself quotes the other control characters, and leaves a tab inside a text as it is. */
const hasInvisible = (text: string) => text.includes("\t") || escapeInvisible(text) !== text;

/** The words of a typed line. Quotes keep spaces: `--reason "not found"`. Undefined when a quote is not closed. */
export function splitWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const part = /\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+))(?=\s|$)/gy;
  const typed = line.trim();
  while (part.lastIndex < typed.length) {
    const found = part.exec(typed);
    if (!found) return undefined;
    words.push(found[1]?.replace(/\\(.)/g, "$1") ?? found[2] ?? found[3] ?? "");
  }
  return words;
}
