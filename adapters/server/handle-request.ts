import * as v from "valibot";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { siteEndpoints } from "../../contracts/endpoints/site.ts";
import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { refuse } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import { type AuthenticatedMember, findAuthenticatedMember } from "./authenticated-member.ts";
import type { Call, Handler, MemberCall } from "./handlers/handler.ts";
import { httpErrorReply, jsonReply, refusalReply, wrongFieldReply } from "./problem-reply.ts";
import { readJson } from "./read-json.ts";

/** A request that the router found the row of. */
export interface RoutedRequest {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface HandleOptions {
  /** Whether replies are held against the row's schema, too; it costs time, so only a sandbox and tests do. */
  readonly checkReplies: boolean;
}

/** Answers a call of the handler's row. Throws only what nobody foresaw. */
export async function handleRequest(
  house: House,
  handler: Handler,
  arrival: RoutedRequest,
  { checkReplies }: HandleOptions,
): Promise<Response> {
  const { row } = handler;
  if (!OPEN_IN_MAINTENANCE.has(row) && (await house.site.operation()).maintenance)
    return refusalReply(refuse("maintenance"));

  const authenticated = row.auth === "member" ? await findAuthenticatedMember(house, arrival) : undefined;
  if (authenticated?.ok === false)
    return httpErrorReply(authenticated.error, authenticated.error === "unauthorised" ? CHALLENGE : {});

  const call = await readCall(house, row, arrival);
  if (!call.ok) return call.error;
  const outcome = await handle(handler, call.value, authenticated?.value);
  if (!outcome.ok) return refusalReply(outcome.error);
  if (checkReplies) assertReplyFits(row, outcome.value);
  return jsonReply(outcome.value);
}

const CHALLENGE = { "www-authenticate": "Bearer" };

/** What everyone may still read, the maintenance page among them. */
const OPEN_IN_MAINTENANCE = new Set<Endpoint>(Object.values(siteEndpoints).filter(({ auth }) => auth === "public"));

function handle(handler: Handler, call: Call<Endpoint>, authenticated: AuthenticatedMember | undefined) {
  if (handler.auth === "public") return handler.handle(call);
  if (!authenticated) throw new Error(`${handler.row.method} ${handler.row.path} is answered for members only`);
  const own: MemberCall<Endpoint> = { ...call, ...authenticated };
  return handler.handle(own);
}

async function readCall(
  house: House,
  row: Endpoint,
  { request, params, query }: RoutedRequest,
): Promise<Result<Call<Endpoint>, Response>> {
  const intent = readIntent(row, request);
  if (!intent.ok) return intent;
  const asked = check(row.query, query, "query");
  if (!asked.ok) return asked;
  const json = row.body ? await readJson(request) : ok(undefined);
  if (!json.ok) {
    return err(json.error === "not-json" ? wrongFieldReply("body", "not JSON") : httpErrorReply(json.error));
  }
  // A schema of an object takes an array for one without fields.
  if (Array.isArray(json.value)) return err(wrongFieldReply("body", "must be an object"));
  const body = check(row.body, json.value, "body");
  if (!body.ok) return body;
  return ok({ house, params, query: asked.value, body: body.value, intent: intent.value });
}

/** A caller may leave the key out; then every sending is an intent of its own. */
function readIntent(row: Endpoint, request: Request): Result<IdempotencyKey | undefined, Response> {
  const key = row.effect === "money" ? request.headers.get("idempotency-key") : null;
  if (key === null) return ok(undefined);
  try {
    return ok(idempotencyKey(key));
  } catch (error) {
    return err(wrongFieldReply("Idempotency-Key", error instanceof Error ? error.message : "not a key"));
  }
}

/** Names the field only: a value may be a token. */
function assertReplyFits({ method, path, reply }: Endpoint, value: unknown): void {
  const parsed = v.safeParse(reply, value, { abortEarly: true });
  if (parsed.success) return;
  throw new Error(`${method} ${path} must not answer so: ${v.getDotPath(parsed.issues[0]) ?? "the whole body"}`);
}

function check(schema: v.GenericSchema | undefined, value: unknown, whole: string): Result<unknown, Response> {
  if (!schema) return ok(undefined);
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err(wrongFieldReply(v.getDotPath(issue) ?? whole, issue.message));
}
