import { use } from "react";
import type { RegisterStore } from "./register-store.ts";
import { useStoresRoot } from "../stores-context.ts";

/** The registration under way; suspends while its code is on its way. */
export function useRegisterStore(): RegisterStore {
  return use(useStoresRoot().register());
}
