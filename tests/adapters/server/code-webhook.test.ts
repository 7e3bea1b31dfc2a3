import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createWebhookSender, readCodeWebhook } from "../../../adapters/server/code-webhook.ts";
import { listen } from "../../bench/serve.ts";

const SECRET = "a-secret-of-sixteen";
const MESSAGE = { phone: "0812345678", code: "424242" };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An operator's program that answers with a status; what it got, and what the sender logged. */
async function webhook(status: number, headers: Record<string, string> = {}) {
  const got: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[] = [];
  const logged: unknown[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      got.push({ headers: request.headers, body: JSON.parse(body) });
      reply.writeHead(status, headers).end("thanks");
    });
  });
  const url = `http://127.0.0.1:${await listen(server)}/codes`;
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const sender = createWebhookSender({ url, secret: SECRET }, (...line) => logged.push(line));
  return { got, logged, sender, stop: () => stops.pop()?.() };
}

test("posts the phone and the code as JSON with the secret as a bearer token", async () => {
  const { got, logged, sender } = await webhook(204);
  await sender.send(MESSAGE);
  expect(got).toMatchObject([{ headers: { authorization: `Bearer ${SECRET}` }, body: MESSAGE }]);
  expect(logged).toEqual([]);
});

test("logs a refusal, a redirect and a program that is not there, without phone, code or secret", async () => {
  const refusing = await webhook(503);
  await refusing.sender.send(MESSAGE);
  const redirecting = await webhook(307, { location: "http://127.0.0.1:9/elsewhere" });
  await redirecting.sender.send(MESSAGE);
  const gone = await webhook(204);
  gone.stop();
  await gone.sender.send(MESSAGE);
  for (const { logged } of [refusing, redirecting, gone]) {
    expect(logged).toHaveLength(1);
    const words = logged
      .flat()
      .map((part) => (part instanceof Error ? `${part.stack} ${String(part.cause)}` : JSON.stringify(part)));
    for (const secret of [MESSAGE.phone, MESSAGE.code, SECRET]) expect(words.join(" ")).not.toContain(secret);
  }
});

test.each([
  [{}, { ok: true, value: undefined }],
  [
    { SANAM_CODE_WEBHOOK: " https://sms.example/codes ", SANAM_CODE_WEBHOOK_SECRET: SECRET },
    { ok: true, value: { url: "https://sms.example/codes", secret: SECRET } },
  ],
  [{ SANAM_CODE_WEBHOOK: "http://127.0.0.1:9", SANAM_CODE_WEBHOOK_SECRET: SECRET }, { ok: true }],
  [{ SANAM_CODE_WEBHOOK_SECRET: SECRET }, { ok: false }],
  [{ SANAM_CODE_WEBHOOK: "http://sms.example", SANAM_CODE_WEBHOOK_SECRET: SECRET }, { ok: false }],
  [{ SANAM_CODE_WEBHOOK: "https://me:pass@sms.example", SANAM_CODE_WEBHOOK_SECRET: SECRET }, { ok: false }],
  [{ SANAM_CODE_WEBHOOK: "sms.example", SANAM_CODE_WEBHOOK_SECRET: SECRET }, { ok: false }],
  [{ SANAM_CODE_WEBHOOK: "https://sms.example", SANAM_CODE_WEBHOOK_SECRET: "short" }, { ok: false }],
  [{ SANAM_CODE_WEBHOOK: "https://sms.example", SANAM_CODE_WEBHOOK_SECRET: "with a space in it" }, { ok: false }],
])("reads %o", (env, result) => {
  const read = readCodeWebhook(env);
  expect(read).toMatchObject(result);
  const { SANAM_CODE_WEBHOOK_SECRET: secret } = env as Readonly<Record<string, string | undefined>>;
  if (!read.ok && secret) expect(read.error).not.toContain(secret);
});
