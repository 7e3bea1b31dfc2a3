import type { FileProblem } from "../../contracts/operator-files/fields.ts";
import type { Language } from "../../core/sentences/sentences.ts";
import type { Failure } from "../output/failure.ts";

/** One thing that is wrong in a brand file. */
export interface BrandProblem extends FileProblem {
  readonly file: string;
}

/** Something about a brand that its operator should know, and that is not wrong. */
export interface BrandNote {
  readonly file: string;
  readonly path: string;
  readonly note: string;
}

export interface BrandCheck {
  readonly problems: readonly BrandProblem[];
  readonly notes: readonly BrandNote[];
  /** The files that could not be read. */
  readonly unread: readonly string[];
}

/** The choices for a new brand file; the rest are defaults. */
export interface BrandChoices {
  readonly id: string;
  readonly name: string;
  readonly themeColor: string;
  readonly scheme: string;
  readonly backendUrl: string;
  readonly hostname: string | undefined;
  readonly contactChatId: string | undefined;
  /** The first language of the site. */
  readonly language: Language;
}

export interface NewBrand extends BrandChoices {
  /** Where to write the file. */
  readonly file: string;
  /** Whether to write over an existing file. */
  readonly force: boolean;
}

export interface WrittenBrand {
  readonly file: string;
  /** The schema for editors, beside the file. */
  readonly schema: string;
}

export interface BuiltBrands {
  readonly site: string;
  readonly brands: readonly { readonly id: string; readonly hostnames: readonly string[] }[];
  readonly files: number;
}

export interface PreviewSettings {
  readonly file: string;
  /** The folder of the built site. */
  readonly site: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface RunningPreview {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export type WebServer = "nginx" | "caddy";

export interface ServerSettings {
  /** The folder of the built site. */
  readonly site: string | undefined;
  /** Where that folder is on the web server. */
  readonly root: string | undefined;
  readonly house: string | undefined;
  readonly port: number | undefined;
  readonly brotli: boolean;
}

/** How many problems brand files have, and all of them in the details. */
export function brandRefusal(files: readonly string[], { problems, unread }: BrandCheck): Failure {
  const count = problems.length === 1 ? "one problem" : `${problems.length} problems`;
  return {
    // A file that cannot be read is a mistake of the command line.
    kind: unread.length > 0 ? "usage" : "refused",
    message: `${count} in ${files.length === 1 ? files[0] : `${files.length} files`}`,
    details: { code: "brand-wrong", problems: problems.map((problem) => ({ ...problem })) },
  };
}
