import { use } from "react";
import { useStoresRoot } from "../stores-context.ts";
import type { RegisterStore } from "./register-store.ts";

/** The registration under way; suspends while its code is on its way. */
export function useRegisterStore(): RegisterStore {
  return use(useStoresRoot().register());
}
