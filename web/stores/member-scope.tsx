import { observer } from "mobx-react-lite";
import { type ReactNode, use } from "react";
import type { MemberId } from "../../core/session/model.ts";
import { useStoresRoot } from "./stores-context.ts";
import { MemberStoresContext } from "./use-member-stores.ts";

/**
 * Provides the signed-in member's stores to its children. Suspends while the code loads. Renders nothing for a visitor:
 * the guard redirects them. Another member gets new components.
 */
export const MemberScope = observer(({ children }: { readonly children: ReactNode }) => {
  const id = useStoresRoot().stores.session.currentUser?.id;
  if (id === undefined) return null;
  return (
    <OneMember key={id} id={id}>
      {children}
    </OneMember>
  );
});

function OneMember({ id, children }: { readonly id: MemberId; readonly children: ReactNode }) {
  return <MemberStoresContext value={use(useStoresRoot().member(id))}>{children}</MemberStoresContext>;
}
