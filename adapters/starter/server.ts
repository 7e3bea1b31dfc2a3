/**
 * A backend of one's own, to start from: members sign in, see their credit and deposit. Everything is in memory, and this
 * one file needs Node only (22.18 or later): `node server.ts`. The README beside it says what every call must hold.
 */
import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** Whole satang: a sum of baht with decimals would lose some. */
type Satang = number;
type Status = "awaiting-transfer" | "checking" | "credited" | "rejected" | "expired";

interface Deposit {
  readonly id: string;
  readonly amount: Satang;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly key: string | undefined;
  readonly timeline: { readonly status: Status; readonly at: number; readonly reason?: string }[];
}

interface Member {
  readonly uuid: string;
  readonly username: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  credit: Satang;
  /** The newest first. */
  readonly deposits: Deposit[];
  /** What a call under an idempotency key was answered. */
  readonly keys: Map<string, { readonly call: string; readonly reply: Reply; readonly at: number }>;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

const LOGIN = "/api/auth/login";
const PLATFORMS: readonly unknown[] = [undefined, "AND", "IOS", "DSK"];
const STAFF_TOKEN = process.env["STAFF_TOKEN"];
const MINUTE = 60_000;
const TRANSFER_WITHIN = 15 * MINUTE;
const SESSION_LASTS = 12 * 60 * MINUTE;
const KEY_LASTS = 24 * 60 * MINUTE;
const FREE_TRIES = 5;
const MOST_BODY = 16_384;
const MINIMUM: Satang = 100;
const MAXIMUM: Satang = 20_000_000;
const ACCOUNT = { bankId: "0123456789", bankName: "004", accountName: "บริษัท ตัวอย่าง จำกัด" };

const members = new Map<string, Member>();
/** By name, so that names that nobody has wait, too. */
const wrongTries = new Map<string, { count: number; lockedUntil: number }>();
/** By the hash of the token: who reads this table can call nothing. */
const sessions = new Map<string, { readonly member: Member; usedAt: number }>();
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const baht = (amount: Satang) => amount / 100;
const isoOf = (time: number) => new Date(time).toISOString();

function addMember(username: string, password: string): void {
  const salt = randomBytes(16);
  const own = { uuid: crypto.randomUUID(), username, salt, hash: scryptSync(password, salt, 32) };
  members.set(username, { ...own, credit: 0, deposits: [], keys: new Map() });
}

/** A refusal in the contract's words. Amounts in `facts` are satang, times are epoch milliseconds. */
function refused(status: number, code: string, message: string, more: { field?: string; facts?: object } = {}): Reply {
  return { status, body: { code, message, ...more } };
}

const wrongField = (field: string) => refused(400, "body-invalid", "ข้อมูลไม่ถูกต้อง", { field });
const isLine = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 200 && /^[^\p{Cc}\p{Cs}]+$/u.test(value);

function login({ username, password }: Call["body"]): Reply {
  if (!isLine(username)) return wrongField("username");
  if (!isLine(password)) return wrongField("password");
  const name = username.toLowerCase();
  const [member, now] = [members.get(name), Date.now()];
  const tries = wrongTries.get(name) ?? { count: 0, lockedUntil: 0 };
  if (now < tries.lockedUntil) return locked(tries.lockedUntil - now);
  // Somebody unknown costs the same work as a wrong password.
  const hash = scryptSync(password, member?.salt ?? "nobody", 32);
  if (!member || !timingSafeEqual(hash, member.hash)) {
    const count = tries.count + 1;
    wrongTries.set(name, { count, lockedUntil: count >= FREE_TRIES ? now + MINUTE : 0 });
    if (count >= FREE_TRIES) return locked(MINUTE);
    return refused(401, "credentials-wrong", "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง");
  }
  wrongTries.delete(name);
  const token = randomBytes(32).toString("base64url");
  sessions.set(hashOf(token), { member, usedAt: now });
  const user = { uuid: member.uuid, name: "สมาชิก ตัวอย่าง", phone: "0812345678", level: 1 };
  return { status: 200, body: { token, user: { ...user, user_pass: { username: member.username } } } };
}

function locked(ms: number): Reply {
  const retryAfter = Math.ceil(ms / 1000);
  const facts = { until: Date.now() + ms, retryAfter };
  const message = `ใส่รหัสผ่านผิดหลายครั้ง กรุณารอ ${retryAfter} วินาที`;
  return { ...refused(429, "sign-in-locked", message, { facts }), headers: { "retry-after": String(retryAfter) } };
}

function getCredit({ body: { balanceType } }: Call, member: Member): Reply {
  if (balanceType !== "credit" && balanceType !== "point") return wrongField("balanceType");
  return { status: 200, body: { credit: baht(member.credit), point: 0, at: isoOf(Date.now()) } };
}

function myDeposits(_: Call, { deposits }: Member): Reply {
  return { status: 200, body: deposits.map(depositReply) };
}

const statusOf = ({ timeline }: Deposit) => timeline.at(-1)?.status ?? "rejected";

function depositReply(deposit: Deposit) {
  const { createdAt, expiresAt, key, timeline } = deposit;
  const steps = timeline.map((step) => ({ ...step, at: isoOf(step.at) }));
  const own = { id: deposit.id, amount: baht(deposit.amount), status: statusOf(deposit), account: ACCOUNT };
  return { ...own, createdAt: isoOf(createdAt), expiresAt: isoOf(expiresAt), timeline: steps, idempotencyKey: key };
}

function requestDeposit({ body, key }: Call, member: Member): Reply {
  const amount = Number(body["amount"]) * 100;
  const satang = Math.round(amount);
  if (typeof body["amount"] !== "number" || Math.abs(amount - satang) > 1e-6 || satang < 1) return wrongField("amount");
  const isLow = satang < MINIMUM;
  if (isLow || satang > MAXIMUM) {
    const message = `ฝากได้ ฿${baht(MINIMUM)} ถึง ฿${baht(MAXIMUM)}`;
    const facts = isLow ? { minimumSatang: MINIMUM } : { maximumSatang: MAXIMUM };
    return refused(422, isLow ? "amount-below-minimum" : "amount-above-maximum", message, { field: "amount", facts });
  }
  if (member.deposits.some((each) => statusOf(each) === "awaiting-transfer"))
    return refused(422, "request-already-open", "มีรายการฝากที่รอโอนอยู่แล้ว");
  const createdAt = Date.now();
  const first = { status: "awaiting-transfer", at: createdAt } as const;
  const deposit = {
    id: `D-${randomBytes(6).toString("hex")}`,
    amount: satang,
    createdAt,
    expiresAt: createdAt + TRANSFER_WITHIN,
    key,
    timeline: [first],
  };
  member.deposits.unshift(deposit);
  return { status: 200, body: depositReply(deposit) };
}

function confirmTransfer({ body: { id } }: Call, member: Member): Reply {
  if (!isLine(id)) return wrongField("id");
  const deposit = member.deposits.find((each) => each.id === id);
  if (!deposit) return refused(422, "request-not-found", "ไม่พบรายการนี้");
  const status = statusOf(deposit);
  if (status !== "awaiting-transfer")
    return refused(422, "request-status", "รายการนี้เปลี่ยนไม่ได้แล้ว", { facts: { status } });
  deposit.timeline.push({ status: "checking", at: Date.now() });
  return { status: 200, body: depositReply(deposit) };
}

/** What the bank, or a person who looked, says of a transfer: `POST /staff/deposits/{id}/approve` or `reject`. */
function decide({ headers }: IncomingMessage, path: string): Reply | undefined {
  const [, id, decision] = /^\/staff\/deposits\/([\w-]+)\/(approve|reject)$/.exec(path) ?? [];
  // Without a token of yours there is no such call.
  if (!decision || !STAFF_TOKEN || hashOf(String(headers["x-staff-token"])) !== hashOf(STAFF_TOKEN)) return undefined;
  for (const member of members.values()) {
    const deposit = member.deposits.find((each) => each.id === id && statusOf(each) === "checking");
    if (!deposit) continue;
    const [status, reason] = decision === "approve" ? (["credited"] as const) : (["rejected", "ไม่พบยอดโอน"] as const);
    if (status === "credited") member.credit += deposit.amount;
    deposit.timeline.push({ status, at: Date.now(), ...(reason && { reason }) });
    return { status: 200, body: depositReply(deposit) };
  }
  return refused(422, "request-status", "ไม่มีรายการที่รอตรวจสอบ");
}

interface Row {
  readonly method: "GET" | "POST";
  /** What stands in parentheses must be the member's own uuid or username. */
  readonly path: RegExp;
  readonly answer: (call: Call, member: Member) => Reply;
}

/** What members call. */
const ROWS: readonly Row[] = [
  { method: "POST", path: /^\/api\/auth\/user\/getCredit\/([^/]+)$/, answer: getCredit },
  { method: "POST", path: /^\/api\/auth\/deposit-request$/, answer: requestDeposit },
  { method: "POST", path: /^\/api\/auth\/deposit-request\/confirm\/transfer$/, answer: confirmTransfer },
  { method: "GET", path: /^\/api\/auth\/deposit-request\/my$/, answer: myDeposits },
];

/** Whose token it is, while the session lasts. */
function memberOf({ headers }: IncomingMessage): Member | undefined {
  const session = sessions.get(hashOf(headers.authorization?.replace(/^Bearer /, "") ?? ""));
  if (!session || Date.now() - session.usedAt > SESSION_LASTS) return undefined;
  session.usedAt = Date.now();
  for (const deposit of session.member.deposits)
    if (statusOf(deposit) === "awaiting-transfer" && Date.now() >= deposit.expiresAt)
      deposit.timeline.push({ status: "expired", at: deposit.expiresAt });
  return session.member;
}

async function answer(request: IncomingMessage): Promise<Reply> {
  const { method = "GET", headers } = request;
  const [pathname = ""] = (request.url ?? "/").split("?");
  const decided = decide(request, pathname);
  if (decided) return decided;
  const there = pathname === LOGIN ? [{ method: "POST" }] : ROWS.filter(({ path }) => path.test(pathname));
  if (there.length === 0) return refused(404, "not-found", "ไม่พบปลายทางนี้");
  if (!there.some((row) => row.method === method)) {
    const allow = there.map((row) => row.method).join(", ");
    return { ...refused(405, "method-not-allowed", "เรียกแบบนี้ไม่ได้"), headers: { allow } };
  }
  if (!PLATFORMS.includes(headers["platform"])) return wrongField("platform");
  if (method === "POST" && !/^application\/json\b/i.test(headers["content-type"] ?? ""))
    return refused(415, "body-type-wrong", "ข้อมูลต้องเป็น JSON");
  const text = await textOf(request);
  if (text === undefined) return refused(413, "body-too-large", "ข้อมูลยาวเกินไป");
  const body = method === "GET" ? {} : parsed(text);
  if (pathname === LOGIN) return body ? login(body) : wrongField("body");
  const row = ROWS.find((each) => each.method === method && each.path.test(pathname));
  const member = memberOf(request);
  if (!row || !member) return refused(401, "unauthorised", "กรุณาเข้าสู่ระบบอีกครั้ง");
  const own = [undefined, member.uuid, encodeURIComponent(member.username)];
  if (!own.includes(row.path.exec(pathname)?.[1])) return refused(403, "forbidden", "ดูข้อมูลของสมาชิกอื่นไม่ได้");
  if (!body) return wrongField("body");
  const key = headers["idempotency-key"]?.toString();
  if (key !== undefined && !/^[\w-]{16,128}$/.test(key)) return wrongField("Idempotency-Key");
  return onceUnder(key, member, `${method} ${pathname} ${text}`, () => row.answer({ body, key }, member));
}

async function textOf(request: IncomingMessage): Promise<string | undefined> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) {
    text += part;
    if (text.length > MOST_BODY) return undefined;
  }
  return text;
}

/** The same key brings the same reply and no second effect; with another call it is refused. */
function onceUnder(key: string | undefined, { keys }: Member, call: string, run: () => Reply): Reply {
  const earlier = key === undefined ? undefined : keys.get(key);
  if (earlier && Date.now() - earlier.at < KEY_LASTS)
    return earlier.call === call ? earlier.reply : refused(422, "key-reused", "รายการนี้ถูกส่งด้วยข้อมูลอื่นไปแล้ว");
  const reply = run();
  // A wrong body is no decision about money.
  if (key !== undefined && reply.status !== 400) keys.set(key, { call, reply, at: Date.now() });
  return reply;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

addMember("demo", process.env["DEMO_PASSWORD"] ?? "demo1234");

/** Pages of this origin may call. */
const SITE = process.env["SITE_ORIGIN"] ?? "http://localhost:4600";
const CORS = {
  "access-control-allow-origin": SITE,
  "access-control-allow-methods": "GET, PATCH, POST",
  "access-control-allow-headers":
    "authorization, channel, content-type, idempotency-key, last-event-id, platform, webhostname, webversion",
  "access-control-expose-headers": "date, retry-after, x-session-token",
  vary: "origin",
};

const server = createServer((request, response) => {
  if (request.method === "OPTIONS") {
    response.writeHead(204, CORS).end();
    return;
  }
  const send = ({ status, body, headers }: Reply) => {
    const own = {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    };
    response.writeHead(status, { ...own, ...CORS, ...headers }).end(JSON.stringify(body));
  };
  answer(request).then(send, (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    send(refused(500, "unexpected", "ระบบขัดข้อง กรุณาลองใหม่ในอีกสักครู่"));
  });
});
server.listen(Number(process.env["PORT"] ?? 4700), process.env["HOST"] ?? "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  process.stdout.write(`A backend for ${SITE} on http://127.0.0.1:${port}\n`);
});
