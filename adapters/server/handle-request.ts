import type { IncomingHttpHeaders } from "node:http";
import * as v from "valibot";
import { CHANNEL, type Endpoint, refusalsOf } from "../../contracts/endpoint.ts";
import { siteEndpoints } from "../../contracts/endpoints/site.ts";
import { plainUsername } from "../../core/rules/normal-forms.ts";
import { PLATFORMS } from "../../core/rules/platform.ts";
import { type MemberId, RENEWED_TOKEN_HEADER } from "../../core/session/model.ts";
import { type Refusal, refuse } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House, MemberService } from "../house/house.ts";
import { isJournalUnavailable } from "../house/ports/journal.ts";
import type { Caller } from "../house/session/caller.ts";
import type { SessionUse } from "../house/session/sessions.ts";
import { wrongCharacterField } from "./edge/check-request.ts";
import type { Call, Handler, MemberCall } from "./handlers/handler.ts";
import { type HttpCall, languageOf, type Reply } from "./http/http-call.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";
import { httpErrorReply, jsonReply, refusalReply, wrongFieldReply } from "./problem-reply.ts";
import { bearerOf, CHALLENGE, readKey } from "./read-headers.ts";
import { bodyFaultReply, hasWrongBodyType, readJson } from "./read-json.ts";

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
  asked: HttpCall,
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
  if (isClosed && !(row.auth === "member" && hasKey(row, asked))) return refusalReply(refuse("maintenance"));

  const authenticated =
    row.auth === "member"
      ? await findAuthenticatedMember(house, asked, row.effect === "read" ? undefined : asked.caller)
      : undefined;
  if (authenticated?.ok === false && isClosed) return refusalReply(refuse("maintenance"));
  if (authenticated?.ok === false)
    return httpErrorReply(authenticated.error, authenticated.error === "forbidden" ? {} : CHALLENGE);

  const call = await readCall(house, row, asked, limits);
  if (!call.ok) return call.error;
  if ("stream" in handler) {
    const member = signedIn(row, authenticated?.value);
    const ended = takeStream(member.id, asked.caller);
    if (!ended) return httpErrorReply("too-many-streams", { "retry-after": "30" });
    return handler.stream({ ...call.value, ...member }, asked.headers, (error) => {
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
  call: HttpCall,
  limits: ServerLimits,
): Promise<Result<Call<Endpoint>, Reply>> {
  const { params, query } = call;
  const wrongHeader = findWrongHeader(call.headers);
  if (wrongHeader !== undefined) return err(wrongFieldReply(wrongHeader, "not a value of the contract"));
  const intent = row.effect === "money" ? readKey(call.headers) : ok(undefined);
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
  // Only visitors wait in the queue of passwords, so only their calls ask whether the client is still there.
  const waits = row.auth === "public" && row.effect !== "read";
  const from: Caller | undefined = caller && waits ? { ...caller, signal: call.signal() } : caller;
  const language = languageOf(call.headers);
  return ok({
    house,
    params,
    query: parsedQuery.value,
    body: body.value,
    intent: intent.value,
    caller: from,
    language,
  });
}

function hasKey({ effect }: Endpoint, { headers }: HttpCall): boolean {
  return effect === "money" && headers["idempotency-key"] !== undefined;
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

/** The member behind a call, with their service of the house. */
interface AuthenticatedMember {
  readonly id: MemberId;
  readonly service: MemberService;
  readonly token: string;
  /** It is time for another token. */
  readonly renewable: boolean;
}

/** What is told of a token that opens nothing. */
const NOT_OPEN = {
  unknown: "unauthorised",
  expired: "session-expired",
  "ended-elsewhere": "session-ended",
} as const satisfies Record<Exclude<SessionUse["state"], "open">, string>;

/**
 * Finds the member of the bearer token. Returns `unauthorised` without a valid token, `session-expired` for an old one, `session-ended` for one that the member ended elsewhere, and `forbidden` when the path's
 * `{uuid}` or `{username}` belongs to another member.
 */
async function findAuthenticatedMember(
  house: House,
  { headers, params, trace }: Pick<HttpCall, "headers" | "params" | "trace">,
  /** Where a call comes from that is noted. */
  origin: Caller | undefined,
): Promise<Result<AuthenticatedMember, (typeof NOT_OPEN)[keyof typeof NOT_OPEN] | "forbidden">> {
  const token = bearerOf(headers);
  if (token === undefined) return err("unauthorised");
  const use = await house.use(token);
  if (use.state !== "open") return err(NOT_OPEN[use.state]);
  const { member: id, renewable, device } = use;
  // Before any refusal: the log names who was refused.
  if (trace) trace.member = id;
  const service = origin ? house.member(id, { ...origin, device }) : house.member(id);
  const { uuid, username } = params;
  if (uuid !== undefined && uuid !== id) return err("forbidden");
  if (username !== undefined && plainUsername(username) !== plainUsername(use.username)) return err("forbidden");
  return ok({ id, service, token, renewable });
}

/** The header of the contract (spec section 7) that has a value of none of its kind. A header may be missing. */
function findWrongHeader({ platform, channel }: IncomingHttpHeaders): "platform" | "channel" | undefined {
  if (platform !== undefined && !PLATFORM_NAMES.includes(String(platform))) return "platform";
  return channel === undefined || channel === CHANNEL ? undefined : "channel";
}

const PLATFORM_NAMES: readonly string[] = PLATFORMS;
