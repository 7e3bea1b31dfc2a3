import { describe, expect, test } from "vitest";
import document from "../../../../contracts/openapi/openapi.json" with { type: "json" };
import { ENDPOINTS } from "../../../../contracts/table.ts";
import { runCli, runJson } from "../../run-cli.ts";

describe("contract", () => {
  test("list shows every call", async () => {
    const { exit, data } = await runJson(["contract", "list"]);
    expect(exit).toBe(0);
    expect(data?.["items"]).toHaveLength(Object.keys(ENDPOINTS).length);
    expect(data?.["items"]).toContainEqual({
      context: "wallet",
      name: "getCredit",
      method: "POST",
      path: "/api/auth/user/getCredit/{username}",
      auth: "member",
      effect: "read",
      source: "spec",
      summary: ENDPOINTS.getCredit.summary,
    });
    expect((await runCli(["contract", "list"])).stdout.split("\n")).toHaveLength(Object.keys(ENDPOINTS).length + 2);
  });

  test("list filters by context and by source", async () => {
    const assumed = Object.values(ENDPOINTS).filter(({ source }) => source === "assumed");
    expect((await runJson(["contract", "list", "--source", "assumed"])).data?.["items"]).toHaveLength(assumed.length);
    const site = (await runJson(["contract", "list", "--context", "site"])).data?.["items"];
    expect(site).toContainEqual(expect.objectContaining({ context: "site", path: "/api/announcement" }));
    expect(site).not.toContainEqual(expect.objectContaining({ context: "wallet" }));
  });

  test("openapi prints the document, or has it as data", async () => {
    expect(JSON.parse((await runCli(["contract", "openapi"])).stdout)).toEqual(document);
    expect((await runJson(["contract", "openapi"])).data).toEqual(document);
  });
});
