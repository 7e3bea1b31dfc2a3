import * as v from "valibot";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { siteEndpoints } from "../../contracts/endpoints/site.ts";
import { refusalsOf } from "../../contracts/refusals-of.ts";
import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { MemberId } from "../../core/session/model.ts";
import { RENEWED_TOKEN_HEADER } from "../../core/session/renewed-token.ts";
import { type Refusal, refuse } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import { isJournalUnavailable } from "../house/ports/journal-unavailable.ts";
import type { Caller } from "../house/session/caller.ts";
import { type AuthenticatedMember, findAuthenticatedMember } from "./authenticated-member.ts";
import { bodyFaultReply } from "./body-fault-reply.ts";
import { wrongCharacterField } from "./edge/target-fault.ts";
import { findWrongHeader } from "./find-wrong-header.ts";
import type { Call, Handler, MemberCall } from "./handlers/handler.ts";
import type { HttpCall, Reply } from "./http/http-call.ts";
import type { RoutedCall } from "./http/routed-call.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";
import { httpErrorReply, jsonReply, refusalReply, wrongFieldReply } from "./problem-reply.ts";
import { hasWrongBodyType, readJson } from "./read-json.ts";

export interface HandleOptions {
  /** Whether replies are checked against the row's schema and its list of refusals. It costs time, so only a sandbox and tests do it. */
  readonly checkReplies: boolean;
  readonly limits?: ServerLimits;
  /** Counts an open event stream. Returns the function that ends the count, or undefined when the caller has too many. */
  readonly takeStream?: (member: MemberId, caller: Caller | undefined) => (() => void) | undefined;
  /** Called before the handler: what was written until then is no effect of the call. */
  readonly beginEffect?: () => void;
  /** Called when an event stream ends because of an error. */
  readonly onStreamFailure?: (error: unknown) => void;
}

/** Checks a request against the handler's row, calls the handler and builds the reply. Throws unexpected errors only. */
export async function handleRequest(
  house: House,
  handler: Handler,
  routed: RoutedCall,
  {
    checkReplies,
    limits = SERVER_LIMITS,
    takeStream = () => () => {},
    beginEffect = () => {},
    onStreamFailure = () => {},
  }: HandleOptions,
): Promise<Reply> {
  const { row } = handler;
  const isClosed = !OPEN_IN_MAINTENANCE.has(row) && (await house.site.operation()).maintenance;
  // Under a key the house says what became of an earlier call, and refuses every other one itself.
  if (isClosed && !(row.auth === "member" && hasKey(row, routed.call))) return refusalReply(refuse("maintenance"));

  const authenticated =
    row.auth === "member"
      ? await findAuthenticatedMember(house, routed, row.effect === "read" ? undefined : routed.call.caller)
      : undefined;
  if (authenticated?.ok === false && isClosed) return refusalReply(refuse("maintenance"));
  if (authenticated?.ok === false)
    return httpErrorReply(authenticated.error, authenticated.error === "forbidden" ? {} : CHALLENGE);
  const { trace } = routed.call;
  if (trace) trace.member = authenticated?.value.id;

  const call = await readCall(house, row, routed, limits);
  if (!call.ok) return call.error;
  if ("stream" in handler) {
    const member = signedIn(row, authenticated?.value);
    const ended = takeStream(member.id, routed.call.caller);
    if (!ended) return httpErrorReply("too-many-streams", { "retry-after": "30" });
    return handler.stream({ ...call.value, ...member }, routed.call.headers, (error) => {
      ended();
      if (error !== undefined) onStreamFailure(error);
    });
  }
  beginEffect();
  const outcome = await callHandler(handler, call.value, authenticated?.value);
  if (!outcome.ok) {
    if (checkReplies) assertRefusalListed(row, outcome.error);
    return refusalReply(outcome.error);
  }
  if (checkReplies) assertReplyFits(row, outcome.value);
  const renewed = authenticated?.value.renewable ? await renew(house, authenticated.value.token) : undefined;
  return jsonReply(outcome.value, 200, renewed === undefined ? undefined : { [RENEWED_TOKEN_HEADER]: renewed });
}

/** The call has had its effect by now, so its reply must not fail with the journal. The next call renews the token. */
async function renew(house: House, token: string): Promise<string | undefined> {
  try {
    return await house.renew(token);
  } catch (error) {
    if (!isJournalUnavailable(error)) throw error;
    return undefined;
  }
}

const CHALLENGE = { "www-authenticate": "Bearer" };

/** What everyone may still read; the maintenance page needs it. */
const OPEN_IN_MAINTENANCE = new Set<Endpoint>(Object.values(siteEndpoints).filter(({ auth }) => auth === "public"));

function callHandler(
  handler: Exclude<Handler, { stream: unknown }>,
  call: Call<Endpoint>,
  authenticated: AuthenticatedMember | undefined,
) {
  if (handler.auth === "public") return handler.handle(call);
  const own: MemberCall<Endpoint> = { ...call, ...signedIn(handler.row, authenticated) };
  return handler.handle(own);
}

function signedIn(row: Endpoint, authenticated: AuthenticatedMember | undefined): AuthenticatedMember {
  if (!authenticated) throw new Error(`${row.method} ${row.path} needs a signed-in member`);
  return authenticated;
}

async function readCall(
  house: House,
  row: Endpoint,
  { call, params, query }: RoutedCall,
  limits: ServerLimits,
): Promise<Result<Call<Endpoint>, Reply>> {
  const wrongHeader = findWrongHeader(call.headers);
  if (wrongHeader !== undefined) return err(wrongFieldReply(wrongHeader, "not a value of the contract"));
  const intent = readIntent(row, call);
  if (!intent.ok) return intent;
  const parsedQuery = parse(row.query, query, "query");
  if (!parsedQuery.ok) return parsedQuery;
  const { anyBodyType = false } = row;
  if (!anyBodyType && hasWrongBodyType(call.headers)) return err(bodyFaultReply("body-type-wrong"));
  const { bodyBytes, bodyMs } = limits;
  const json = row.body
    ? await readJson(call, { bodyBytes: row.maxBodyBytes ?? bodyBytes, bodyMs }, anyBodyType)
    : ok(undefined);
  if (!json.ok) {
    return err(bodyFaultReply(json.error));
  }
  // The schema of an object accepts an array as an object without fields.
  if (Array.isArray(json.value)) return err(wrongFieldReply("body", "must be an object"));
  const body = parse(row.body, json.value, "body");
  if (!body.ok) return body;
  // Unknown fields are gone by now, and may hold anything.
  const wrong =
    wrongCharacterField(params) ?? wrongCharacterField(parsedQuery.value) ?? wrongCharacterField(body.value);
  if (wrong !== undefined) return err(wrongFieldReply(wrong, "has a control character or half of a character"));
  const { caller } = call;
  // Visitors wait for a password's turn; nobody else asks whether the client still waits.
  const waits = row.auth === "public" && row.effect !== "read";
  const from: Caller | undefined = caller && waits ? { ...caller, signal: call.signal() } : caller;
  return ok({ house, params, query: parsedQuery.value, body: body.value, intent: intent.value, caller: from });
}

function hasKey({ effect }: Endpoint, { headers }: HttpCall): boolean {
  return effect === "money" && headers["idempotency-key"] !== undefined;
}

/** The key is optional. Without one, every request is an intent of its own. */
function readIntent(row: Endpoint, { headers }: HttpCall): Result<IdempotencyKey | undefined, Reply> {
  const key = row.effect === "money" ? headers["idempotency-key"]?.toString() : undefined;
  if (key === undefined) return ok(undefined);
  try {
    return ok(idempotencyKey(key));
  } catch (error) {
    return err(wrongFieldReply("Idempotency-Key", error instanceof Error ? error.message : "not a key"));
  }
}

/** Throws with the field's name but not its value, which may be a token. */
function assertReplyFits({ method, path, reply }: Endpoint, value: unknown): void {
  const parsed = v.safeParse(reply, value, { abortEarly: true });
  if (parsed.success) return;
  throw new Error(
    `${method} ${path} does not follow the contract: ${v.getDotPath(parsed.issues[0]) ?? "the whole body"}`,
  );
}

/** Throws when the row does not list the code: add it to the row's `refusals`. */
function assertRefusalListed(row: Endpoint, { code }: Refusal): void {
  if (refusalsOf(row).includes(code)) return;
  throw new Error(`${row.method} ${row.path} does not list the refusal ${code}`);
}

function parse(schema: v.GenericSchema | undefined, value: unknown, whole: string): Result<unknown, Reply> {
  if (!schema) return ok(undefined);
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err(wrongFieldReply(v.getDotPath(issue) ?? whole, issue.message));
}
