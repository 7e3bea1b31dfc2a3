import type { ReactNode } from "react";
import { shellText } from "#text/site/shell.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { AutoCloseContext } from "../ui/layout/contexts.ts";

/** Spec section 9. */
const CONFIRMATION_SECONDS = 5;

/** Lets the confirmations below it close by themselves, unless the player turned that off. */
export const ConfirmationTiming = observer(function ConfirmationTiming({ children }: { readonly children: ReactNode }) {
  const { confirmationsStayOpen } = useStores().device.settings;
  const seconds = confirmationsStayOpen ? undefined : CONFIRMATION_SECONDS;
  return <AutoCloseContext value={{ seconds, words: shellText.closesIn }}>{children}</AutoCloseContext>;
});
