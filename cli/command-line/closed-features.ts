import { readFileSync } from "node:fs";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { FEATURES, type Feature, isFeatureOn } from "../../core/site/model.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { Command } from "./command.ts";
import { brandFile } from "./globals.ts";

/** The first words of each feature's commands. Films, scores and standings are pages only. */
const COMMANDS_OF: Readonly<Record<Feature, readonly string[]>> = {
  games: ["list", "open", "table", "play", "cash-out", "transfer", "saved"].map((word) => `games ${word}`),
  winLoss: ["games history"],
  refund: [],
  rewards: ["reward"],
  cards: ["flip-card"],
  wheel: ["wheel"],
  checkIn: ["check-in"],
  affiliate: ["affiliate"],
  ranking: ["site ranking"],
  movies: [],
  liveScore: [],
  standings: [],
  slip: ["wallet deposit slip", "wallet deposit slips"],
  promotion: ["site promotion"],
};

/** What a brand switches off. */
export interface ClosedFeatures {
  /** The brand's name, or the empty text without a brand. */
  readonly brand: string;
  /** The feature that closes a command; undefined for one that the brand has. */
  readonly closing: (command: Pick<Command, "path">) => Feature | undefined;
}

const NOTHING: ClosedFeatures = { brand: "", closing: () => undefined };

/**
 * The features that the brand of `--brand` or `SANAM_BRAND` switches off. It is read before the command line, because the
 * help leaves out their commands, and without the schema, because every start does it.
 */
export function closedFeatures(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Result<ClosedFeatures, Failure> {
  const flag = argv.findIndex((word) => word === "--brand" || word.startsWith("--brand="));
  const typed = argv[flag]?.startsWith("--brand=") ? argv[flag].slice("--brand=".length) : argv[flag + 1];
  const chosen = flag < 0 ? env["SANAM_BRAND"] : typed;
  if (!chosen) return ok(NOTHING);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(brandFile(chosen), "utf8"));
  } catch {
    return err(
      usage(`${flag < 0 ? "SANAM_BRAND" : "--brand"} takes a brand file or the id of our brand, not "${chosen}"`),
    );
  }
  const { name, features } = (data ?? {}) as { readonly name?: unknown; readonly features?: Record<string, boolean> };
  const closed = FEATURES.filter((feature) => !isFeatureOn(feature, features));
  return ok({
    brand: String(name),
    closing: ({ path }) => {
      const words = path.join(" ");
      return closed.find((feature) =>
        COMMANDS_OF[feature].some((first) => words === first || words.startsWith(`${first} `)),
      );
    },
  });
}
