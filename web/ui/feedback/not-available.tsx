import { StatePanel } from "./state-panel.tsx";

/** Shown for what the operator's backend does not offer. */
export function NotAvailable({ title, text }: { readonly title: string; readonly text?: string }) {
  return <StatePanel icon="info" title={title} text={text} />;
}
