import { createContext, use } from "react";
import type { MemberStores } from "./stores-context.ts";

export const MemberStoresContext = createContext<MemberStores | undefined>(undefined);

/** The signed-in member's stores. Throws outside a `MemberScope`. */
export function useMemberStores(): MemberStores {
  const stores = use(MemberStoresContext);
  if (!stores) throw new Error("no MemberScope above this component");
  return stores;
}
