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
  return { status: reply.status, ...((await reply.json()) as Record<string, unknown>) };
}

const LOGIN = ["/api/auth/login", { username: "nobody", password: "wrong-1234" }] as const;

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
  const [path, body] = LOGIN;
  expect(await failedReply(path, language, body)).toMatchObject({
    status: 401,
    code: "credentials-wrong",
    message: refusals["credentials-wrong"](),
  });
});

test("only the sentence differs, also of what no rule refuses and of a wrong field", async () => {
  for (const [path, body] of [["/api/nothing"], ["/api/auth/login", { username: 5 }], ["/api/auth/user"]] as const) {
    const { message: inThai, ...one } = await failedReply(path, "th", body);
    const { message: inEnglish, ...other } = await failedReply(path, "en", body);
    expect(other).toEqual(one);
    expect(inThai).toMatch(/[ก-ฮ]/);
    expect(inEnglish).toMatch(/^[ -~]+$/);
  }
});
