import { observer } from "mobx-react-lite";
import { type ReactNode, use, useEffect } from "react";
import type { MemberId } from "../../core/session/model.ts";
import { useStoresRoot } from "./stores-context.ts";
import { MemberStoresContext, useMemberStores } from "./use-member-stores.ts";

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

/**
 * Reads the credit on every page, and follows open deposits, slips and withdrawals, because they change the credit. Also follows
 * the inbox and the backend's event stream.
 * @param page the path
 */
export function useMemberWatch(page: string): void {
  const { credit, deposit, slip, withdrawal, inbox, live } = useMemberStores();
  useEffect(() => {
    const stops = [deposit.watch(), slip.watch(), withdrawal.watch(), inbox.watch(), live.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [deposit, slip, withdrawal, inbox, live]);
  // Each page reads the credit again.
  useEffect(() => {
    void credit.load();
  }, [credit, page]);
}
