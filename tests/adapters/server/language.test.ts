import { expect, test } from "vitest";
import { answerInPage } from "../../../adapters/server/answer-in-page.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { english } from "../../../core/sentences/english.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { NOON, openTestHouse } from "../house/test-house.ts";
import { call, openServer } from "./open-server.ts";

const { house } = await openTestHouse();
const app = createApp(house);

async function failedReply(path: string, language: string | undefined, body?: object) {
  const headers = {
    "content-type": "application/json",
    ...(language !== undefined && { "accept-language": language }),
  };
  const call = body && { method: "POST", body: JSON.stringify(body) };
  const reply = await app.request(path, { ...call, headers });
  const { message, ...rest } = (await reply.json()) as { readonly message: string };
  return { status: reply.status, message, ...rest };
}

test.each([
  ["en", english],
  ["en-GB,th;q=0.5", english],
  [" EN", english],
  ["th", thai],
  ["th,en;q=0.9", thai],
  ["enx", thai],
  ["", thai],
  [undefined, thai],
])("a refusal for %j is in the first language, Thai for any other", async (language, { refusals }) => {
  expect(await failedReply("/api/auth/login", language, { username: 5 })).toMatchObject({
    status: 400,
    code: "body-invalid",
    message: refusals["body-invalid"]({ field: "username" }),
  });
});

test("only the sentence differs, also of what no rule refuses", async () => {
  for (const [path, body] of [
    ["/api/nothing"],
    ["/api/auth/login", { username: 5 }],
    ["/api/auth/deposit-request/my"],
  ] as const) {
    const { message: inThai, ...one } = await failedReply(path, "th", body);
    const { message: inEnglish, ...other } = await failedReply(path, "en", body);
    expect(other).toEqual(one);
    expect(inThai).toMatch(/[ก-ฮ]/);
    expect(inEnglish).toMatch(/^[ -~]+$/);
  }
});

test("a house in a page answers in the language of the call, too", async () => {
  const answer = answerInPage(
    house,
    () => NOON,
    () => undefined,
  );
  for (const [language, { refusals }] of [
    ["en", english],
    ["th", thai],
  ] as const) {
    const headers = { "content-type": "application/json", "accept-language": language };
    const reply = await answer("/api/auth/login", { method: "POST", headers, body: '{"username":5}' });
    expect(await reply.json()).toMatchObject({ message: refusals["body-invalid"]({ field: "username" }) });
  }
});

test("what the house says when it answers is in the language of the call: rewards, devices and its games", async () => {
  const { app, testMember } = await openServer();
  const { session } = testMember;
  const ask = async (language: string, method: string, path: string, body?: object): Promise<unknown> =>
    (await call(app, method, path, { session, headers: { "accept-language": language }, ...(body && { body }) })).body;
  const said = async (language: string) => {
    const opened = await ask(language, "POST", "/api/auth/user/opengame", { gameId: "football-singles" });
    const { launchId, url } = opened as { readonly launchId: string; readonly url: string };
    const { bets, prizes } = (await ask(language, "POST", "/api/game/table", { launchId })) as Record<string, object[]>;
    const categories = (await ask(language, "POST", "/api/auth/reward")) as { readonly rewards: Reward[] }[];
    const { conditions, reason } =
      categories.flatMap(({ rewards }) => rewards).find(({ id }) => id === "credit-20") ?? {};
    return {
      url: url.replace(launchId, "launch"),
      bet: bets?.[0],
      prize: prizes?.[0],
      devices: await ask(language, "GET", "/api/auth/session/mine"),
      activity: await ask(language, "GET", "/api/auth/audit"),
      conditions,
      reason,
    };
  };
  expect(await said("en")).toMatchObject({
    url: "/play/game.html?lang=en#launch",
    bet: { label: "Top left" },
    prize: { label: "Goal 1" },
    devices: { items: [{ title: "Unknown device" }] },
    activity: { items: expect.arrayContaining([expect.objectContaining({ device: "Unknown device" })]) },
    conditions: [
      "Can be claimed once a day.",
      "Our staff check a claim before they grant it. If they reject it, you get all points back.",
    ],
    reason: english.refusals["points-insufficient"]({ points: 0, pricePoints: 100 }),
  });
  expect(await said("th")).toMatchObject({
    url: "/play/game.html#launch",
    bet: { label: "มุมบนซ้าย" },
    prize: { label: "ลูก 1" },
    devices: { items: [{ title: "เครื่องที่ไม่รู้จัก" }] },
    activity: { items: expect.arrayContaining([expect.objectContaining({ device: "เครื่องที่ไม่รู้จัก" })]) },
    conditions: ["แลกได้ 1 ครั้งต่อวัน", "เจ้าหน้าที่ตรวจสอบก่อนมอบ หากไม่ผ่านจะคืนแต้มให้ทั้งหมด"],
    reason: thai.refusals["points-insufficient"]({ points: 0, pricePoints: 100 }),
  });
});

interface Reward {
  readonly id: string;
  readonly conditions: readonly string[];
  readonly reason: string;
}
