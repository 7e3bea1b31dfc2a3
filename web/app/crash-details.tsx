import { supportText } from "#text/platform/support.ts";
import { useSupportText } from "../stores/use-member-stores.ts";
import { observer } from "../text/observer.ts";
import { SupportDetails } from "../ui/feedback/support-details.tsx";

/** The last failed call, below the message that replaces a screen. Its code loads only then. */
export const CrashDetails = observer(function CrashDetails() {
  return <SupportDetails text={useSupportText()} words={supportText} />;
});
