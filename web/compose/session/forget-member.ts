import type { Stores } from "../../stores/stores-context.ts";

/**
 * Removes everything of a member who left from the stores that outlive the session. The member's own stores are dropped
 * as a whole.
 */
export function forgetMember({ site, category, toast, failure }: Stores): void {
  site.forgetMember();
  category.reset();
  toast.clear();
  failure.reset();
}
