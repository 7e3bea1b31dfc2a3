import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../../../cli/command-table.ts";
import { EXIT } from "../../../../cli/output/exit-codes.ts";
import { runCli, runJson } from "../../run-cli.ts";

const itemOf = async (name: string) => {
  const items = (await runJson(["commands"])).data?.["items"] as readonly Record<string, unknown>[];
  return items.find((item) => item["name"] === name);
};

describe("sanam commands", () => {
  test("lists every command with its summary, in the order of the help", async () => {
    const { exit, stdout } = await runCli(["commands"]);
    expect(exit).toBe(0);
    for (const { path, summary } of COMMANDS) expect(stdout).toMatch(lineWith(`${path.join(" ")} `, summary));
    const { data } = await runJson(["commands"]);
    expect(data?.["items"]).toMatchObject(COMMANDS.map(({ path, summary }) => ({ path, summary })));
  });

  test("describes arguments, options, values, needs, exit codes and examples", async () => {
    expect(await itemOf("wallet withdraw request")).toEqual({
      name: "wallet withdraw request",
      path: ["wallet", "withdraw", "request"],
      section: "A member's commands",
      summary: expect.stringContaining("withdrawal"),
      needs: ["member"],
      arguments: [
        { name: "baht", option: "--amount", about: "the amount (required)", required: true, takesAll: false },
      ],
      options: [
        { name: "--amount", value: "<baht>", about: "the amount (required)", required: true, isArgument: true },
        { name: "--intent", value: "<key>", about: expect.any(String), required: false, isArgument: false },
        { name: "--new", about: expect.any(String), required: false, isArgument: false },
      ],
      exitCodes: [0, 1, 2, 3, 4, 5, 6, 7],
      examples: [
        { line: "sanam wallet withdraw request 500", runsInMemory: true },
        { line: "sanam wallet withdraw request 1,500.50 --output json", runsInMemory: true },
      ],
    });
    expect(await itemOf("rules level")).toMatchObject({
      needs: [],
      exitCodes: [0, 1, 2, 3, 7],
      options: expect.arrayContaining([
        expect.objectContaining({ name: "--refund", values: ["standard", "partner", "classic"], default: "standard" }),
      ]),
    });
    expect(await itemOf("flow run")).toMatchObject({
      arguments: [{ name: "file", option: "--files", required: true, takesAll: true }],
      options: expect.arrayContaining([expect.objectContaining({ name: "--junit", offers: "files" })]),
    });
  });

  test("describes the options of all commands and the exit codes", async () => {
    const { data } = await runJson(["commands"]);
    expect(data?.["options"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "--output", short: "-o", values: ["table", "json", "ndjson"] }),
      ]),
    );
    expect(data?.["exitCodes"]).toMatchObject(Object.values(EXIT).map((code) => ({ code })));
  });
});

describe("sanam help", () => {
  test.each([["wallet withdraw request"], ["wallet"], ["completion"], ["help"]])(
    "%s is the same as --help",
    async (words) => {
      const asked = await runCli(["help", ...words.split(" ")]);
      expect(asked).toEqual(await runCli([...words.split(" "), "--help"]));
      expect(asked).toMatchObject({ exit: 0, stderr: "" });
    },
  );

  test("without words it is the front page", async () => {
    expect(await runCli(["help"])).toEqual(await runCli(["--help"]));
  });

  test("as JSON it also describes the commands", async () => {
    const { exit, data } = await runJson(["help", "wallet", "withdraw"]);
    expect(exit).toBe(0);
    expect(data?.["commands"]).toMatchObject(
      ["limits", "request", "list", "retry"].map((verb) => ({ path: ["wallet", "withdraw", verb] })),
    );
  });
});

function lineWith(start: string, end: string): RegExp {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped(start)}.*  ${escaped(end)}$`, "m");
}
