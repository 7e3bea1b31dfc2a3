import { ENDPOINTS, inMatchingOrder } from "../../../contracts/table.ts";
import type { Json } from "../../output/view.ts";
import { type HiddenValues, withoutNumbers } from "./hidden-values.ts";

interface WrittenHeader {
  readonly name: string;
  readonly value: string;
}

const REQUEST_HEADERS: ReadonlySet<string> = new Set([
  "accept",
  "accept-language",
  "access-control-request-headers",
  "access-control-request-method",
  "channel",
  "content-type",
  "idempotency-key",
  "last-event-id",
  "origin",
  "platform",
  "user-agent",
  "webhostname",
  "webversion",
  "x-request-id",
]);

const REPLY_HEADERS = [
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "age",
  "allow",
  "cache-control",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "etag",
  "referrer-policy",
  "retry-after",
  "server",
  "strict-transport-security",
  "vary",
  "via",
  "x-content-type-options",
  "x-frame-options",
  "x-request-id",
] as const;

/** A request's headers: names of all, values of those that are no secrets. */
export function writtenRequestHeaders(
  headers: Readonly<Record<string, string>>,
  hidden: HiddenValues,
): readonly WrittenHeader[] {
  return Object.entries(headers).map(([name, value]) => {
    if (REQUEST_HEADERS.has(name.toLowerCase())) return { name, value: withoutNumbers(value) };
    const [, scheme, token] = /^(Bearer )?(.*)$/s.exec(value) ?? [];
    return { name, value: `${scheme ?? ""}${hidden.hide(token ?? "", "token")}` };
  });
}

/** A reply's headers that are no secrets; nothing of the others. */
export function writtenReplyHeaders(get: (name: string) => string | undefined): readonly WrittenHeader[] {
  return REPLY_HEADERS.flatMap((name) => {
    const value = get(name);
    return value === undefined ? [] : [{ name, value: withoutNumbers(value) }];
  });
}

/** Parameters of paths that name no person's phone, account or password. */
const PLAIN_PARAMS: ReadonlySet<string> = new Set(["{uuid}", "{username}", "{gameCate}"]);
const PLAIN_SEGMENT = /^[a-z][a-z-]{0,30}$/i;
/** The last part of the address of a picture or a page. */
const FILE_NAME = /^[a-z][a-z0-9-]{0,30}\.(?:html?|js|png|jpe?g|webp|svg|gif|avif|mp3)$/i;
const BEFORE_PATHS = "http://relative.invalid";
/** The controls of a sandbox that name a request or a member. */
const CONTROL_NAMES = /^\/sandbox\/(requests|members)\//;

const ROWS = inMatchingOrder(Object.values(ENDPOINTS)).map(({ method, path }) => ({
  method,
  segments: path.split("/").slice(1),
}));

/** A call's address: parts of the path that may hold secrets, and values of the query, are words. */
export function writtenUrl(method: string, address: string, hidden: HiddenValues): URL {
  const { origin, pathname, searchParams } = new URL(address);
  const segments = pathname.split("/").slice(1);
  const row = ROWS.find((candidate) => candidate.method === method && fits(candidate.segments, segments));
  const before = segments.length - (row?.segments.length ?? 0);
  const written = segments.map((segment, place) => {
    const inRow = row?.segments[place - before];
    if (inRow !== undefined && !inRow.startsWith("{")) return segment;
    const text = decoded(segment);
    if (inRow !== undefined) {
      if (!PLAIN_PARAMS.has(inRow)) return encodeURIComponent(hidden.hide(text, inRow.slice(1, -1)));
      return encodeURIComponent(withoutNumbers(text));
    }
    if (CONTROL_NAMES.test(pathname)) return encodeURIComponent(withoutNumbers(text));
    const isPlain = segment === "" || PLAIN_SEGMENT.test(segment) || FILE_NAME.test(segment);
    return isPlain ? withoutNumbers(segment) : encodeURIComponent("<hidden>");
  });
  const url = new URL(`${origin}/${written.join("/")}`);
  for (const [name, value] of searchParams) {
    const kind = WRITTEN_FIELDS.get(name);
    const isWritten = kind === "word" || kind === "text" || kind === "number";
    url.searchParams.append(PLAIN_SEGMENT.test(name) ? name : "hidden", isWritten ? withoutNumbers(value) : "<hidden>");
  }
  return url;
}

/** Where a reply redirects to, without what may be secret; empty without an address. */
export function writtenLocation(location: string | undefined, hidden: HiddenValues): string {
  if (!location || !URL.canParse(location, BEFORE_PATHS)) return "";
  const { href, protocol, origin } = new URL(location, BEFORE_PATHS);
  if (!/^https?:$/.test(protocol)) return "<hidden>";
  const written = writtenUrl("GET", href, hidden);
  return origin === BEFORE_PATHS ? written.pathname + written.search : written.href;
}

/** Also for a backend below a path of its own. */
function fits(row: readonly string[], segments: readonly string[]): boolean {
  const before = segments.length - row.length;
  return before >= 0 && row.every((part, place) => part.startsWith("{") || part === segments[place + before]);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const MAX_CHARS = 200_000;
const WORD = /^[\p{L}\p{N}_.:+/-]{1,64}$/u;
const PLAIN_NAME = /^[A-Za-z_][A-Za-z_0-9]{0,40}$/;
/** More digits may be a phone or an account number. */
const MAX_NUMBER = 99_999_999;

export interface WrittenBody {
  /** Undefined for what is not written. */
  readonly text: string | undefined;
  readonly mimeType: string;
  readonly size: number;
  readonly comment: string | undefined;
}

/**
 * A body with the fields that may be written. Only JSON is written: of other text nothing says which part is secret.
 * @param side `code` is a secret in a request, and the name of a refusal in a reply
 */
export function writtenBody(
  text: string,
  contentType: string | undefined,
  side: "request" | "reply",
  hidden: HiddenValues,
): WrittenBody {
  const mimeType = /^[\w.+-]+\/[\w.+-]+/.exec(contentType ?? "")?.[0].toLowerCase() ?? "application/octet-stream";
  const size = Buffer.byteLength(text);
  const left = (comment: string | undefined) => ({ text: undefined, mimeType, size, comment });
  if (text === "") return left(undefined);
  const body = jsonOf(text);
  if (body === undefined) return left("not written: it is no JSON");
  const written = JSON.stringify(writtenValue(body, "", side, hidden));
  return written.length > MAX_CHARS
    ? left(`not written: ${size} bytes`)
    : { text: written, mimeType, size, comment: undefined };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function writtenValue(value: Json, name: string, side: "request" | "reply", hidden: HiddenValues): Json {
  if (value === null || typeof value === "boolean") return value;
  const kind = side === "request" && name === "code" ? "secret" : (WRITTEN_FIELDS.get(name) ?? "hidden");
  if (typeof value === "string" || typeof value === "number") {
    if (kind === "secret") return hidden.hide(String(value), name);
    if (kind === "hidden") return "<hidden>";
    if (typeof value === "number") return kind === "number" || Math.abs(value) <= MAX_NUMBER ? value : "<hidden>";
    if (kind === "number" || (kind === "word" && !WORD.test(value))) return "<hidden>";
    return withoutNumbers(value);
  }
  if (Array.isArray(value)) return value.map((item: Json) => writtenValue(item, name, side, hidden));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], place) => [
      PLAIN_NAME.test(key) ? key : `<name ${place + 1}>`,
      writtenValue(inner ?? null, key, side, hidden),
    ]),
  );
}

/**
 * What a trace writes of a field of a body.
 * - `word`: one word, such as an id, a status or a time
 * - `text`: a text for people, without long numbers
 * - `number`: a number; a text is hidden
 * - `hidden`: nothing
 * - `secret`: nothing, and its value is hidden wherever else it stands
 */
export type Written = "word" | "text" | "number" | "hidden" | "secret";

function fields(written: Written, names: string): readonly (readonly [string, Written])[] {
  return names.split(/\s+/).map((name) => [name, written] as const);
}

/** Every field of the contract and of a sandbox's controls; a test finds a missing one. Other fields are hidden. */
export const WRITTEN_FIELDS: ReadonlyMap<string, Written> = new Map([
  ...fields(
    "word",
    `accounts action at balanceType bank bankName betOn brand by categoryId code consentVersion createdAt current cursor
    date day days device_type dismissed dice end endsAt engine error eventId expiresAt expiresInMs field from game gameCate gameId gameLog
    id ids idempotencyKey image items joinedAt kind kinds language lastSeenAt line1 line2 mode next nextCursor now outcome path
    phase provider publishedAt receiverBank reference release requestId rewardId rewards round rounds route row
    secondFactor segmentId senderBank set signedInAt slipId slotType start startsAt status team marketing timeline to
    today topic totpSince transferredAt type until upTo userUuid username uuid vital websiteStatus what when
    bonusTimeStart bonusTimeStart2 bonusTimeEnd bonusTimeEnd2 period group lastDay offer running bonusPaid
    span spans step limits limitKind limitPeriod pause stage sign signs last asked askedAt startedAt returnsAt resetsAt`,
  ),
  ...fields("text", "body conditions label message nameEn promotion reason title"),
  ...fields(
    "number",
    `advanceMs af afterMs amount attempt available balance bet bonus bonusMax bonusRate bonusRate2 browserMajor byType
    card cards chance count credit deposit downline_users endNumberBonus endNumberBonus2 gameValue gameValueTomorrow
    game_value hot jackpot level limit max maximum min minimum monthDeposit ms net on open pays playsLeft point price
    prize prizes probability rank recoveryCodesLeft returnPercent revealed seed sender serial spinsLeft staked total
    totalDeposit total_bonus unread usualSeconds value win withdrawal wl won leftSatang minimumSatang maximumSatang
    after before times rate endBonus turnoverTimes turnover played toUs down pinned real membersOnly mine refundPercent
    deposited withdrawn deposits lost nights used left months minutes realityCheckMinutes limitSatang limitMinutes
    leftMinutes`,
  ),
  ...fields(
    "hidden",
    `account add address auth bankTransfer bets browser data device district endpoint events facts frames history json key
    line name notices options origin p256dh passkeys postcode province publicKey puzzleAnswer receiverName senderName subdistrict
    addedAt downline favourites games recent remove segments user user_address user_bank user_credit user_pass url`,
  ),
  ...fields(
    "secret",
    `accountName accountNumber bankId confirmPassword credential afCode deviceToken launchId newPassword oldPassword
    password passkeyOptions payload phone promptPayId recipient recoveryCodes secret ticket token`,
  ),
]);
