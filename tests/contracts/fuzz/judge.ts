import { parseBankAccount, parsePersonName, parsePhone, parseUsername } from "../../../core/rules/member-fields.ts";
import { ok } from "../../../core/shared/result.ts";
import type { CallReply } from "../../adapters/server/open-server.ts";
import { faultsOf } from "../document/faults-of.ts";
import type { Operation, Schema } from "../document/operations.ts";

/** A call as it was sent. */
export interface SentRequest {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signedIn: boolean;
}

/** Fields whose right value depends on the member or the list: the house refuses a wrong one as a wrong field. */
const OF_THE_MEMBER = ["cursor", "userUuid"];

/** What is wrong with a reply by the document; empty where nothing is. */
export function faultOfReply(sent: SentRequest, { status, headers, body }: CallReply): string {
  const { operation } = sent;
  const documented = operation.responses[status];
  if (!documented) return `an undocumented status ${status}`;
  const schema = Object.values(documented.content)[0]?.schema;
  const isStream = "text/event-stream" in documented.content;
  const fault = schema && !isStream ? faultsOf(schema, body) : "";
  // Those of a success come sometimes.
  const missing = status === 200 ? [] : Object.keys(documented.headers ?? {}).filter((name) => !headers.has(name));
  if (missing.length > 0) return `a ${status} without ${missing.join(", ")}`;
  if (fault !== "") return `a ${status} that breaks its schema: ${fault}`;

  const loosely = wrongParts(sent, looser);
  if (status === 200 && loosely.length > 0) return `accepted what the document refuses: ${loosely.join("; ")}`;
  const { field, code } = Object(body);
  const strictly = wrongParts(sent, (_, value) => value);
  if (code === "body-invalid" && strictly.length === 0 && !OF_THE_MEMBER.includes(field)) {
    return `refused what the document allows: ${field}`;
  }
  return "";
}

type Spell = (schema: Schema, value: unknown) => unknown;

/** The parts of a request that the document refuses. */
function wrongParts({ operation, params, query, headers, body }: SentRequest, spell: Spell): readonly string[] {
  const values = { path: params, query, header: headers };
  const wrong = operation.parameters.flatMap(({ name, in: place, required, schema }) => {
    const value = values[place][name];
    if (value === undefined) return required ? [`no ${name}`] : [];
    const fault = faultsOf(schema, place === "path" ? spell(schema, value) : value);
    return fault === "" ? [] : [`${name}: ${fault}`];
  });
  const fault = operation.body ? faultsOf(operation.body.schema, spell(operation.body.schema, body)) : "";
  return fault === "" ? wrong : [...wrong, `body: ${fault}`];
}

const PARSERS = [parsePhone, parseUsername, parseBankAccount, parsePersonName, (text: string) => ok(text.trim())];

/** The value in the spelling that the document asks for, where the house reads a looser one, such as `+66 81-234-5678`. */
function looser(schema: Schema, value: unknown): unknown {
  if (typeof value === "string") {
    if (schema.pattern === undefined || faultsOf(schema, value) === "") return value;
    const spellings = PARSERS.flatMap((parse) => {
      const parsed = parse(value);
      return parsed.ok ? [parsed.value] : [];
    });
    return spellings.find((spelling) => faultsOf(schema, spelling) === "") ?? value;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, looser(schema.properties?.[field] ?? {}, inner)]),
  );
}
