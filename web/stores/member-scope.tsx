import { observer } from "mobx-react-lite";
import { type ReactNode, use } from "react";
import type { MemberId } from "../../core/session/model.ts";
import { useStoresRoot } from "./stores-context.ts";
import { MemberStoresContext } from "./use-member-stores.ts";

/**
 * Gives the signed-in member's stores to what is below; suspends while their code is on its way, and draws nothing for
 * a visitor, whom the guard is sending away. Another member gets everything anew.
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
