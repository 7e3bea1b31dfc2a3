import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aptInstall } from "../../../e2e/support/apt-install.ts";
import { runCli } from "../../run-cli.ts";
import { OFFERS } from "./completion-offers.ts";
import { askFish } from "./shells/ask-fish.ts";
import { askZsh } from "./shells/ask-zsh.ts";
import { hasShell } from "./shells/run-shell.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-completion-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  for (const shell of ["zsh", "fish"]) if (!hasShell(shell)) aptInstall(shell);
}, 600_000);

const scriptOf = async (shell: string) => (await runCli(["completion", shell])).stdout;

test("zsh completes words, options and values", async () => {
  const file = join(folder, "_sanam");
  writeFileSync(file, await scriptOf("zsh"));
  const single = OFFERS.filter(([, offered]) => offered.length === 1);
  const lines = [...single.map(([line]) => line), "sanam games list --category=fi"];
  expect(askZsh(file, lines)).toEqual([
    ...single.map(([line, [word = ""]]) => line.replace(/\S*$/, word)),
    "sanam games list --category=fishing",
  ]);
});

test("fish offers words, options, values, flows and laws", async () => {
  const lines = [...OFFERS.map(([line]) => line), "sanam games list --category=fi"];
  const expected = [...OFFERS.map(([, offered]) => [...offered].sort()), ["--category=fishing"]];
  expect(askFish(await scriptOf("fish"), lines).map((words) => [...words].sort())).toEqual(expected);
});
