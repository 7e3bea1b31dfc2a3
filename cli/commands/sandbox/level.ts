import { LEVEL_IDS, type LevelId, levelName } from "../../../core/rules/levels.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { didYouMean } from "../../command-line/did-you-mean.ts";
import { needed, option, positional, quote } from "../../command-line/options.ts";
import { type Failure, usage } from "../../output/failure.ts";
import { text } from "../../output/view.ts";
import { MEMBER_OPTION } from "./member-option.ts";
import { changeMember, withSandbox } from "./with-sandbox.ts";

const NAMES = ["silver", "gold", "platinum", "diamond", "vip"];

interface Wanted {
  /** Null takes back a granted level. */
  readonly level: LevelId | null;
}

function readLevel(typed: string): Result<Wanted, Failure> {
  const word = typed.trim().toLowerCase();
  if (word === "none") return ok({ level: null });
  const named = NAMES.indexOf(word) + 1;
  const level = LEVEL_IDS.find((id) => id === named || String(id) === word);
  if (level !== undefined) return ok({ level });
  return err(
    usage(
      `--level takes ${NAMES.join(", ")}, an id from 1 to 6, or none, not ${quote(typed)}${didYouMean(typed, NAMES)}`,
    ),
  );
}

const LEVEL = option("--level <level>", `${NAMES.join(", ")}, an id from 1 to 6, or none: take it back`, readLevel);

export const sandboxLevel = command({
  path: ["sandbox", "level"],
  summary: "Grant a member a level, or take the granted one back",
  needs: ["sandbox"],
  examples: ["sanam sandbox level gold diamond"],
  options: { username: MEMBER_OPTION, level: positional(needed(LEVEL)) },
  run: ({ username, level: { level } }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "level", { level });
      if (!reply.ok) return reply;
      const said = level === null ? "has no granted level now" : `has the level ${levelName(level)} now`;
      return ok({ data: { username, level }, view: [text(`${username} ${said}.`)] });
    }),
});
