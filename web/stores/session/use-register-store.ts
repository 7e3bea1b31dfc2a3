import { use } from "react";
import { useStoresRoot } from "../stores-context.ts";
import type { RegisterStore } from "./register-store.ts";

/** The visitor's registration; suspends while its code loads. */
export function useRegisterStore(): RegisterStore {
  return use(useStoresRoot().register());
}
