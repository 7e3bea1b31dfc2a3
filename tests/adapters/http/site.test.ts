import { expect, test } from "vitest";
import { createHttpSite } from "../../../adapters/http/site.ts";
import { jsonReply, type ScriptedClient, scriptedClient } from "./scripted-client.ts";

const sitePort = ({ client, identity }: ScriptedClient) => createHttpSite(client, identity);

test("only MA means maintenance", async () => {
  for (const websiteStatus of ["MA", "OK", "ma", ""]) {
    const answer = await sitePort(scriptedClient(() => jsonReply({ websiteStatus }))).operation();
    expect(answer).toMatchObject({ value: { maintenance: websiteStatus === "MA" } });
  }
});

test("calls the public rows for a visitor", async () => {
  const visitor = scriptedClient(() => jsonReply([]), { identity: () => undefined });
  await sitePort(visitor).configuration();
  await sitePort(visitor).announcements();
  expect(visitor.sent.map(({ url }) => new URL(url).pathname)).toEqual(["/api/configuration", "/api/announcement"]);
});

test("keeps the configuration keys that have a path", async () => {
  const entries = [
    { key: "home.normal.logo", value: { data: { path: "/logo.png" } } },
    { key: "home.top.casino", value: { data: { path: "" } } },
    { key: "home.top.slot", value: null },
  ];
  const answer = await sitePort(scriptedClient(() => jsonReply(entries))).configuration();
  expect(answer).toEqual({ ok: true, value: new Map([["home.normal.logo", "/logo.png"]]) });
});

test("treats an empty chat line like a missing one", async () => {
  const answer = await sitePort(
    scriptedClient(() => jsonReply({ line: { line1: { id: "" }, line2: { id: "@b" } } })),
  ).settings();
  expect(answer).toMatchObject({ value: { lines: { primary: undefined, backup: "@b" }, promotion: undefined } });
});

test("cancels the call for the configuration", async () => {
  const scripted = scriptedClient(() => new Promise(() => undefined));
  const controller = new AbortController();
  const answer = sitePort(scripted).configuration(controller.signal);
  controller.abort();
  expect(await answer).toMatchObject({ error: { fault: "cancelled" } });
});
