import { expect, test } from "vitest";
import { type Summary, viewOf } from "../../../cli/conform/report/summary.ts";
import { render } from "../../../cli/output/render.ts";

const law = (id: string, where: string, calls: number): Summary["laws"][number] => ({
  id,
  sentence: "what it says",
  needs: ["writes"],
  ms: 1,
  finding: {
    verdict: "deviates",
    where,
    expected: "1",
    got: "2",
    rule: "the chances add up",
    repeat: Array.from({ length: calls }, (_, call) => `curl ${id} ${call}`),
  },
});

test("one fault that many checks meet is told once, by the check with the fewest calls, with the names of the others", () => {
  const laws = [
    law("games/rounds", "GET /api/auth/wheel segments[3].label", 40),
    law("site/menu", "GET /api/auth/wheel segments[0].label", 2),
    law("wallet/lists", "GET /api/auth/wheel segments[1].label", 9),
    law("wallet/credit", "GET /api/auth/credit creditBalance", 3),
  ];
  const counts = { conforms: 0, deviates: 4, accepted: 0, "not-implemented": 0, "not-checked": 0 };
  const summary: Summary = {
    target: "http://127.0.0.1:1",
    allowWrites: true,
    sandbox: true,
    seed: 1,
    counts,
    rows: [],
    laws,
    stale: [],
  };
  const printed = render(viewOf(summary));
  expect(printed.match(/DEVIATES {2}\S+/g)).toEqual(["DEVIATES  site/menu", "DEVIATES  wallet/credit"]);
  expect(printed).toContain("also met by: games/rounds, wallet/lists");
  expect(printed).not.toContain("curl games/rounds");
});
