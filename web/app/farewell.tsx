import { shellText } from "#text/site/shell.ts";
import { ToastHost } from "../ui/feedback/banner.tsx";

/** Confirms the sign-out to the visitor that the member is by then (spec section 4). */
export function Farewell() {
  return <ToastHost toasts={[{ id: 0, tone: "good", text: shellText.signOut.done }]} />;
}
