/** What became of a mutation. */
export type Verdict =
  | { readonly state: "killed"; readonly by: string }
  | { readonly state: "survived" }
  /** No test reaches it. */
  | { readonly state: "unreached" };
