import { expect, test } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { english } from "../../../core/sentences/english.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { openTestHouse } from "../house/test-house.ts";

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
