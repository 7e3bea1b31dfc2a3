import { StatePanel } from "./state-panel.tsx";

/** A part the operator's backend doesn't offer: calm, with nothing to press. */
export function NotAvailable({ title, text }: { readonly title: string; readonly text?: string }) {
  return <StatePanel icon="info" title={title} text={text} />;
}
