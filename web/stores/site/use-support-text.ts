import { supportText } from "../../../core/site/support-text.ts";
import { useStoresRoot } from "../stores-context.ts";

/** The text for the support about the last failed call, for an observer; undefined when no call failed. */
export function useSupportText(): string | undefined {
  const { stores, page } = useStoresRoot();
  const { last } = stores.failure;
  return last && supportText(last, window.location.pathname, page);
}
