import { rowOf } from "../../../../cli/conform/engine/rows.ts";
import { jsonOf, type SendWire, type WireAnswer, type WireCall } from "../../../../cli/conform/engine/wire.ts";
import type { ReplyOf, RowName } from "../../../../contracts/model/rule.ts";
import { type Fault, replies, rowOfCall } from "../laws/faults.ts";

export type Item = Readonly<Record<string, unknown>>;

/** Changes the JSON of every reply to a row, refusals too. */
function bodies(change: (body: unknown, name: RowName, status: number) => unknown): Fault {
  return (send) => async (call) => {
    const answer = await send(call);
    const name = rowOfCall(call);
    const body = jsonOf(answer.text);
    if (name === undefined || body === undefined) return answer;
    return { ...answer, text: JSON.stringify(change(body, name, answer.status)) };
  };
}

/** Changes every text, number and so on in a JSON value, whatever is around it. */
function deep(value: unknown, change: (value: unknown, field: string) => unknown, field = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => deep(each, change, field));
  if (typeof value !== "object" || value === null) return change(value, field);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner, change, key)]));
}

/** Changes every object in a JSON value. A record by usernames, and the facts of a sentence, are no objects with fields. */
function objects(value: unknown, change: (object: Item) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => objects(each, change));
  if (typeof value !== "object" || value === null) return value;
  const isFree = (key: string) => key === "downline_users" || key === "facts";
  const inner = Object.entries(value).map(([key, each]) => [key, isFree(key) ? each : objects(each, change)]);
  return change(Object.fromEntries(inner));
}

/** Changes the values of these fields in the replies of these rows. */
export const values = (rows: RegExp, fields: RegExp, change: (value: unknown) => unknown): Fault =>
  bodies((body, name) =>
    rows.test(name) ? deep(body, (value, field) => (fields.test(field) ? change(value) : value)) : body,
  );

const texts = (rows: RegExp, fields: RegExp, change: (text: string) => string): Fault =>
  values(rows, fields, (value) => (typeof value === "string" ? change(value) : value));

const without = (rows: RegExp, fields: RegExp): Fault =>
  bodies((body, name, status) => {
    const rest = (each: Item) => Object.fromEntries(Object.entries(each).filter(([field]) => !fields.test(field)));
    return status < 400 && rows.test(name) ? objects(body, rest) : body;
  });

interface Problem {
  readonly code: string;
  readonly facts?: object;
}
export const problems = (change: (problem: Problem, name: RowName) => object): Fault =>
  bodies((body, name, status) => (status < 400 ? body : { ...Object(body), ...change(Object(body), name) }));

const answers =
  (change: (answer: WireAnswer, call: WireCall) => WireAnswer): Fault =>
  (send) =>
  async (call) => {
    const answer = await send(call);
    return rowOfCall(call) === undefined ? answer : change(answer, call);
  };

/** Some replies are made over. */
export const remade = (when: (answer: WireAnswer, call: WireCall) => boolean, more: Partial<WireAnswer>): Fault =>
  answers((answer, call) => (when(answer, call) ? { ...answer, ...more } : answer));

const printed = (change: (text: string) => string): Fault =>
  answers((answer) => ({ ...answer, text: change(answer.text) }));

const withHeader = (answer: WireAnswer, own: string, value: string | undefined): WireAnswer => ({
  ...answer,
  header: (name) => (name === own ? value : answer.header(name)),
});

export const header = (own: string, value: () => string | undefined, least = 200): Fault =>
  answers((answer) => (answer.status < least ? answer : withHeader(answer, own, value())));

/** Other names for what has this form, in replies, in calls and in what staff do. */
function named(form: RegExp, make: (own: string, count: number) => string, fields = /./): Fault {
  const foreign = new Map<string, string>();
  const own = new Map<string, string>();
  const toForeign = (text: unknown, field: string) => {
    if (typeof text !== "string" || !form.test(text) || !fields.test(field)) return text;
    const known = foreign.get(text) ?? make(text, foreign.size + 1);
    foreign.set(text, known);
    own.set(known, text);
    return known;
  };
  const toOwn = (text: unknown) => own.get(String(text)) ?? text;
  const inPath = (part: string) => encodeURIComponent(String(toOwn(decodeURIComponent(part))));
  return (send) => async (call) => {
    const body = jsonOf(call.body ?? "");
    const mapped = JSON.stringify(deep(body, toOwn));
    const answer = await send({
      ...call,
      path: call.path.replace(/[^/?=&]+/g, inPath),
      body: mapped === JSON.stringify(body) ? call.body : mapped,
    });
    const json = jsonOf(answer.text);
    return json === undefined ? answer : { ...answer, text: JSON.stringify(deep(json, toForeign)) };
  };
}

const uuid = (_: string, count: number) => `0195f3a0-0000-7000-8000-${String(count).padStart(12, "0")}`;
const opaque = (next: string, count: number) => Buffer.from(`${count} ${next}`).toString("base64url");
const times = (change: (text: string) => string): Fault =>
  texts(/./, /./, (text) => (/^\d{4}-\d\d-\d\dT\d\d:/.test(text) ? change(text) : text));
const DAY = 86_400_000;
const atBangkok = (text: string) => new Date(Date.parse(text) + 25_200_000).toISOString().replace("Z", "+07:00");
const dayOf = (text: string) => atBangkok(text).slice(0, 10);

interface Part {
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly pipe?: readonly Part[];
}

/** Every field that may be missing is there, as null. */
function withNulls(part: Part, value: unknown): unknown {
  const [first] = part.pipe ?? [];
  if (first && first !== part) return withNulls(first, value);
  if (part.wrapped) return value === undefined || value === null ? null : withNulls(part.wrapped, value);
  if (Array.isArray(value)) return value.map((each) => (part.item ? withNulls(part.item, each) : each));
  if (typeof value !== "object" || value === null || !part.entries) return value;
  const filled = Object.entries(part.entries).map(([name, entry]) => [
    name,
    withNulls(entry, Reflect.get(value, name)),
  ]);
  return { ...value, ...Object.fromEntries(filled.filter(([, inner]) => inner !== undefined)) };
}

const nulls = bodies((body, name, status) => (status < 400 ? withNulls(rowOf(name).reply as Part, body) : body));

const OPEN = ["awaiting-transfer", "checking", "paying"];

/** Recent requests are those that must be shown, and no others. */
const fewRecent: Fault = (send) => {
  let now = "";
  const heard: SendWire = async (call) => {
    const answer = await send(call);
    if (call.path.startsWith("/sandbox/clock")) now = Object(jsonOf(answer.text)).now;
    return answer;
  };
  const isToday = ({ timeline }: ReplyOf<"withdrawRequests">[number]) =>
    dayOf(timeline.findLast(({ status }) => status === "checking")?.at ?? now) === dayOf(now);
  const deposits = replies("myDepositRequests", (all) =>
    all.filter((each) => OPEN.includes(each.status) || Date.parse(now) - Date.parse(each.createdAt) < DAY),
  )(heard);
  return replies("withdrawRequests", (all) => all.filter((each) => OPEN.includes(each.status) || isToday(each)))(
    deposits,
  );
};

const REFUSED = 0.51;
const LEAST_OF = /requestDeposit|requestSlip/;

/** Deposits begin at 5 baht. */
const leastDeposit: Fault = (send) => {
  const isBelow = (name: RowName, code: string) => LEAST_OF.test(name) && code === "amount-below-minimum";
  const shown = problems(({ code, facts }, name) =>
    isBelow(name, code) && facts ? { facts: { minimumSatang: 500 } } : {},
  );
  let asked = 0;
  // The house hears of another amount, and its activity has that one.
  const noted = values(/^activity$/, /^amount$/, (amount) => (amount === REFUSED ? asked : amount))(send);
  const limited = shown(values(/^deposit$/, /^minimum$/, () => 5)(noted));
  return (call) => {
    const body = Object(jsonOf(call.body ?? ""));
    const isSmall = LEAST_OF.test(rowOfCall(call) ?? "") && body.amount >= 1 && body.amount < 5;
    if (!isSmall) return limited(call);
    asked = body.amount;
    return limited({ ...call, body: JSON.stringify({ ...body, amount: REFUSED }) });
  };
};

const noBonus: Fault = (send) =>
  without(/^depositBonuses$/, /^offer$/)(values(/^userSetting$/, /^bonusMax$/, () => 0)(send));

/** Of two reasons against a withdrawal, the credit. */
const otherReason: Fault = (send) => {
  const credits = new Map<string, number>();
  return async (call) => {
    const answer = await send(call);
    const name = rowOfCall(call);
    const { token, credit, code } = Object(jsonOf(answer.text));
    const caller = call.headers["authorization"] ?? "";
    if (name === "register") credits.set(`Bearer ${token}`, 0);
    if (name === "getCredit") credits.set(caller, credit);
    if (name !== "withdraw" || code !== "amount-below-minimum" || credits.get(caller) !== 0) return answer;
    return { ...answer, text: '{"message":"-","code":"credit-insufficient","facts":{"creditSatang":0}}' };
  };
};

const isNothing = ({ status, text }: WireAnswer, { method }: WireCall) =>
  status < 300 && (text === "null" || (method === "POST" && text === "{}"));
const isMade = ({ status }: WireAnswer, { method }: WireCall) => status === 200 && method === "POST";
const reversed = (item: Item) => Object.fromEntries(Object.entries(item).reverse());
const NEWS = { id: "rules", title: "กติกา", body: "-", kind: "rules", publishedAt: "2020-01-01T00:00:00.000Z" };
const TITLED = /^(wheel|spin|flip|game|reward|requestR|myGame|winLoss)/;
const MASKED = /^public|ranking|inviter|ownline|affiliateLog/;
/** Other titles of these items of an inbox. */
const inboxTitles = (topics: RegExp, change: (title: string) => string): Fault =>
  bodies((body, name) =>
    name === "inbox"
      ? objects(body, ({ topic, title, ...item }) => ({
          ...item,
          ...(topic !== undefined && { topic }),
          title: topics.test(String(topic)) && typeof title === "string" ? change(title) : title,
        }))
      : body,
  );
const devices: Fault = (send) =>
  values(/evice/, /^title$/, () => "Firefox 140")(inboxTitles(/^device/, () => "Firefox 140")(send));
const short = (title: string) => `T${title.length}`;
const english: Fault = (send) => texts(TITLED, /^(title|label)$/, short)(inboxTitles(/^reward/, short)(send));
const dotted = bodies((body, name) =>
  MASKED.test(name) ? JSON.parse(JSON.stringify(body).replace(/\*+/g, "•••")) : body,
);
const AMOUNTS = /("(?:amount|credit|balance|win|bet)": ?-?\d+)(?=[,}\s])/g;
const escaped = (letter: string) => `\\u0${letter.charCodeAt(0).toString(16)}`;
const WITHDRAWALS = /^(retryW|w)ithdraw/;

export type Catalogue = Readonly<Record<string, readonly [behaviour: Fault, looksAt: string]>>;

/** Another backend that is right: what it does differently, and which laws and rows look at it. How JSON is printed comes last. */
export const RIGHT: Catalogue = {
  "deposits have UUIDs": [named(/^D-\d{6}-/, uuid), "wallet/a-deposit,times"],
  "withdrawals have numbers": [named(/^W-\d{6}-/, (_, count) => `70${count}`), "wallet/a-withdrawal,times"],
  "other things have prefixes": [named(/^[SRFPCA]-\d{6}-/, (own) => `obj_${own}`), "wallet/slips,rewards/"],
  "members have numbers": [
    named(/^[0-9a-f]{8}-[0-9a-f]{4}-4/, (_, count) => String(9_000 + count)),
    "user,withdraw,devices",
  ],
  "launches are addresses": [named(/./, (own) => `urn:${own}`, /^launchId$/), "openGame,games/,play"],
  "cursors are opaque": [named(/./, opaque, /^next$/), "pages,wallet/a-withdrawal"],
  "lines have other ids": [
    values(/^transactionH/, /^id$/, (id) => `L${String(id)}-z`),
    "wallet/a-withdrawal,pages,money",
  ],
  "what may be missing is null": [nulls, "wallet,user,devices,games,wheel"],
  "no keys are shown": [without(/./, /^idempotencyKey$/), "wallet,keys,wheel"],
  "no usual times": [without(/./, /^usualSeconds$/), "setting"],
  "lines are short": [without(/^transactionH/, /^(balance|title)$/), "wallet/a-withdrawal,money"],
  "the credit has no time": [without(/^getCredit$/, /^at$/), "wallet/a-deposit,money"],
  "withdrawals are short": [without(WITHDRAWALS, /^(attempt|user_bank)$/), "wallet/a-withdrawal,withdraw"],
  "games are plain": [without(/ames|gameList/, /^(returnP|rank|hot|nameEn|image|jackpot|added)/), "game,savedGames"],
  "devices have no address": [without(/evice|activity/, /^(address|device)$/), "sessions,devices,activity"],
  "devices have no token": [without(/./, /^deviceToken$/), "sessions,login,register,wallet/a-deposit-expires"],
  "what is left is not told": [without(/./, /^(spinsLeft|playsLeft|today|revealed)$/), "draws,rewards/,gameE,checkIn"],
  "devices have other titles": [devices, "sessions,devices"],
  "accounts have other names": [texts(/./, /^(account|receiver)Name$/, () => "บจก. อื่น"), "wallet/a-deposit,deposit"],
  "banks have names": [texts(/eposit|confirmT/, /^bankName$/, () => "KBANK"), "wallet/a-deposit"],
  "pictures are elsewhere": [texts(/./, /^(image|path)$/, (path) => `https://cdn.example.com${path}`), "config,games"],
  "titles are in English": [english, "draws,rewards,gameE"],
  "masks are dots": [dotted, "feeds,affiliate,inviter"],
  "there are more news": [bodies((all, name) => (/nnounc/.test(name) ? [all, NEWS].flat() : all)), "feeds,announce"],
  "visitors have no promotion": [without(/^setting$/, /^(promotion|line)$/), "setting"],
  "members have no promotion": [noBonus, "userSetting,wallet/a-deposit"],
  "a bank has no seconds": [texts(/^verifyS/, /^transf/, (at) => at.replace(/:..\.\d+Z/, ":00Z")), "wallet/slips"],
  "a bank names nobody": [texts(/^verifySlip$/, /^sender/, () => ""), "wallet/slips,verifySlip"],
  "recent lists are short": [fewRecent, "wallet,times"],
  "deposits begin at 5 baht": [leastDeposit, "wallet/a-deposit,wallet/slips,wallet/levels"],
  "another reason comes first": [otherReason, "wallet,withdraw"],
  "messages are in English": [
    problems(({ code }) => ({ message: `Refused: ${code}` })),
    "wallet,sessions/wrong,withdraw",
  ],
  "refusals have no facts": [problems(() => ({ facts: undefined, field: undefined })), "wallet,keys,sessions/"],
  "refusals have other facts": [problems(({ facts }) => ({ facts: { ...facts, shard: 3 }, help: "/" })), "wallet,keys"],
  "others' paths are not found": [
    remade(({ text }) => /"forbidden"/.test(text), { status: 404 }),
    "user,level,withdraw",
  ],
  "refusals are problem+json": [
    header("content-type", () => "application/problem+json", 400),
    "wallet/a-w,sessions/wrong",
  ],
  "POSTs make something": [remade(isMade, { status: 201 }), "wallet/slips,keys,withdraw,checkIn,logout"],
  "nothing is an empty text": [remade(isNothing, { status: 204, text: "" }), "sessions,logout,changeP,reportSite"],
  "JSON has no charset": [header("content-type", () => "application/json"), "wallet/slips,user"],
  "caches are told twice": [header("cache-control", () => "private, no-store"), "wallet/slips,user"],
  "there are more headers": [header("etag", () => `W/"${crypto.randomUUID()}"`), "wallet/slips,keys"],
  "times are Bangkok's": [times(atBangkok), "wallet,times,games/,factors/"],
  "whole seconds are short": [times((text) => text.replace(/\.000(?=Z|\+)/, "")), "wallet,times,games/"],
  "objects have more fields": [bodies((body) => objects(body, (each) => ({ ...each, _v: { is: 7 } }))), "wallet,rows"],
  "fields have another order": [bodies((body) => objects(body, reversed)), "wallet,keys,sessions/wrong"],
  "JSON has lines": [printed((text) => JSON.stringify(jsonOf(text), null, 2) ?? text), "wallet/slips,keys"],
  "amounts have two decimals": [printed((text) => text.replace(AMOUNTS, "$1.00")), "wallet,money"],
  "Thai is escaped": [printed((text) => text.replace(/[\u0e00-\u0e7f]/g, escaped)), "wallet/a-deposit,user,feeds"],
};
