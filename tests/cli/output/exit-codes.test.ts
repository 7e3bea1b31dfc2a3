import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";
import { EXIT_OF_KIND } from "../../../cli/output/exit-codes.ts";
import { runCli } from "../run-cli.ts";

test.each(Object.entries(EXIT_OF_KIND))("the help and the README list the error kind %s", async (kind, code) => {
  const readme = readFileSync(join(ROOT, "cli/README.md"), "utf8");
  expect(readme).toMatch(new RegExp(`^\\| ${code} \\| .*\`${kind}\``, "m"));
  const { stdout } = await runCli(["--help"]);
  expect(stdout).toMatch(new RegExp(`^  ${code}  .+\\n     error\\.kind: ([\\w-]+, )*${kind}(,|$)`, "m"));
});
