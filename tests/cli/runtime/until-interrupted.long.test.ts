import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT } from "../../../cli/output/exit-codes.ts";
import { deferred } from "../../e2e/support/deferred.ts";
import { type CliFixture, PASSWORD, serverFixture } from "../cli-fixture.ts";
import { parseAnswer } from "../run-cli.ts";
import { runProcess } from "../run-process.ts";

const MONEY_CALL = /^\/api\/auth\/withdraw\/[^/]+$/;

let cli: CliFixture;
beforeAll(async () => {
  cli = await serverFixture();
  await cli.control("back-office", { mode: "waiting" });
});
afterAll(() => cli.close());

/** Passes calls on to the house, and keeps the reply of the withdrawal for itself. */
async function openSilentProxy() {
  const { promise: reached, resolve } = deferred();
  const passOn = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { host: _, connection: __, "content-length": ___, ...headers } = incoming.headers;
    const reply = await fetch(`${cli.target}${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const text = await reply.text();
    if (incoming.method === "POST" && MONEY_CALL.test(incoming.url ?? "")) resolve();
    else outgoing.writeHead(reply.status, { "content-type": "application/json" }).end(text);
  };
  const server = createServer((incoming, outgoing) => void passOn(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${address.port}`, reached, close };
}

describe("a money command that is interrupted", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "by %s while it waits for the reply names its intent, and the same intent finds the one request",
    async (name) => {
      await cli.control("reset", {});
      await cli.control("back-office", { mode: "waiting" });
      const proxy = await openSilentProxy();
      const aim = ["--target", proxy.url, "-o", "json"];
      const env = { SANAM_HOME: cli.home };
      await runProcess(["session", "login", "gold", ...aim], { env: { ...env, ...PASSWORD } });
      const interrupted = await runProcess(["wallet", "withdraw", "request", "700", ...aim], {
        env,
        signal: proxy.reached.then(() => name),
      });
      await proxy.close();
      expect(interrupted).toMatchObject({ exit: EXIT.interrupted, signal: null, stderr: "" });
      const { kind, intent, message } = parseAnswer(interrupted.stdout).error ?? {};
      expect(kind).toBe("interrupted");
      expect(message).toContain(`--intent ${String(intent)}`);

      await cli.json("session login gold", { env: PASSWORD });
      const again = await cli.json(`wallet withdraw request 700 --intent ${String(intent)}`);
      expect(again.exit).toBe(EXIT.success);
      const list = await cli.json("wallet withdraw list");
      expect(JSON.stringify(list.data).match(/\b70000\b/g)).toHaveLength(1);
    },
  );

  test("before it sent anything says that nothing happened", async () => {
    await cli.json("session login gold", { env: PASSWORD });
    const stopped = await cli.json("wallet withdraw request 700", { untilStopped: () => Promise.resolve() });
    expect(stopped).toMatchObject({ exit: EXIT.interrupted, ok: false, error: { kind: "interrupted" } });
    expect(stopped.error).not.toHaveProperty("intent");
  });
});
