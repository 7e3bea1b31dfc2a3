import { expect, test } from "vitest";
import { createHttpSite } from "../../../adapters/http/site.ts";
import { jsonReply, type ScriptedClient, scriptedClient } from "./scripted-client.ts";

const sitePort = ({ client, identity }: ScriptedClient) => createHttpSite(client, identity);

test("only MA is maintenance", async () => {
  for (const websiteStatus of ["MA", "OK", "ma", ""]) {
    const answer = await sitePort(scriptedClient(() => jsonReply({ websiteStatus }))).operation();
    expect(answer).toMatchObject({ value: { maintenance: websiteStatus === "MA" } });
  }
});

test("a visitor is asked for with public rows", async () => {
  const visitor = scriptedClient(() => jsonReply([]), { identity: () => undefined });
  await sitePort(visitor).configuration();
  await sitePort(visitor).announcements();
  expect(visitor.sent.map(({ url }) => new URL(url).pathname)).toEqual(["/api/configuration", "/api/announcement"]);
});

test("a configuration keeps the keys that have a path", async () => {
  const entries = [
    { key: "home.normal.logo", value: { data: { path: "/logo.png" } } },
    { key: "home.top.casino", value: { data: { path: "" } } },
    { key: "home.top.slot", value: null },
  ];
  const answer = await sitePort(scriptedClient(() => jsonReply(entries))).configuration();
  expect(answer).toEqual({ ok: true, value: new Map([["home.normal.logo", "/logo.png"]]) });
});

test("a chat line that is empty or missing is not set", async () => {
  const answer = await sitePort(
    scriptedClient(() => jsonReply({ line: { line1: { id: "" }, line2: { id: "@b" } } })),
  ).settings();
  expect(answer).toMatchObject({ value: { lines: { primary: undefined, backup: "@b" }, promotion: undefined } });
});

test("a configuration's call can be called off", async () => {
  const scripted = scriptedClient(() => new Promise(() => undefined));
  const controller = new AbortController();
  const answer = sitePort(scripted).configuration(controller.signal);
  controller.abort();
  expect(await answer).toMatchObject({ error: { fault: "cancelled" } });
});
