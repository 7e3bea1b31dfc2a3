/** A HAR as a reader of it sees it. */
export interface HarFile {
  readonly log: { readonly version: string; readonly entries: readonly HarEntry[]; readonly comment?: string };
}

export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly comment?: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly { readonly name: string; readonly value: string }[];
    readonly postData?: { readonly mimeType: string; readonly text: string };
  };
  readonly response: {
    readonly status: number;
    readonly _error?: string;
    readonly headers: readonly { readonly name: string; readonly value: string }[];
    readonly content: { readonly mimeType: string; readonly text?: string; readonly comment?: string };
  };
}
