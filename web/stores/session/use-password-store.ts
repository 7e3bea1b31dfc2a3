import { use } from "react";
import { useMemberStores } from "../use-member-stores.ts";
import type { PasswordStore } from "./password-store.ts";

/** Changing the signed-in member's password; suspends while its code loads. */
export function usePasswordStore(): PasswordStore {
  return use(useMemberStores().password());
}
