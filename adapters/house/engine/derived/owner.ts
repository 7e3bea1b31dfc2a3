import type { MemberState } from "../state.ts";

/** The owner of the member's own rows: the member's id. */
export function ownerOf({ account }: Pick<MemberState, "account">): string {
  return account?.id ?? "";
}
