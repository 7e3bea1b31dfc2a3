import { readFileSync } from "node:fs";
import { type FileProblem, problemLine } from "../../../contracts/operator-files/fields.ts";
import { fileData } from "../../../contracts/operator-files/file-text.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { readContent } from "../content/content-file.ts";
import { operatorContent } from "../content/operator-content.ts";
import type { BankDirectory, SlipBank } from "../ports/banks.ts";
import type { SiteContent } from "../site/site-content.ts";
import type { HouseParts } from "./open-house.ts";
import { createLaunchSigner } from "./sign-launch.ts";

/** Reads the file with an operator's own content. The error has a sentence for each problem. */
export function readOperatorContent(file: string): Result<SiteContent, readonly string[]> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    return err([`${file} cannot be read: ${code}.`]);
  }
  const read = parseContent(bytes);
  return read.ok ? read : err(read.error.map((problem) => problemLine({ file, ...problem })));
}

/** The content of a file, or everything that is wrong in it. */
export function parseContent(bytes: Uint8Array): Result<SiteContent, readonly FileProblem[]> {
  const found = fileData(bytes, "adapters/settings.md has a whole example.");
  if (!found.ok) return err([found.error]);
  const { data, problems } = found.value;
  const read = readContent(data);
  if (!read.ok) return err([...problems, ...read.error]);
  return problems.length > 0 ? err(problems) : ok(operatorContent(read.value));
}

/** The parts of a house without a bank. `launchKey` signs the launches of its games. */
export function operatorParts(content: SiteContent, launchKey?: string): HouseParts {
  return {
    banks: NO_BANK_DIRECTORY,
    slipBank: NO_SLIP_BANK,
    backOffice: { mode: "waiting" },
    content,
    ...(launchKey !== undefined && { signLaunch: createLaunchSigner(launchKey) }),
  };
}

/** Why a house without a key cannot have this content; undefined when it can. */
export function missingLaunchKey({ games }: SiteContent, launchKey: string | undefined): string | undefined {
  const needsKey = games.some(({ launch }) => launch !== undefined) && launchKey === undefined;
  return needsKey ? "SANAM_LAUNCH_KEY is missing: it signs the launches of the games in SANAM_CONTENT." : undefined;
}

/** Every account is taken as the member gives it, and staff check it. */
const NO_BANK_DIRECTORY: BankDirectory = { accountName: async () => "" };

/** Staff read the slips. */
const NO_SLIP_BANK: SlipBank = { lookUp: async () => ({ outcome: "unavailable" }) };
