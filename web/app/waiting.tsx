import { shellText } from "#text/site/shell.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";

/** Shown in place of a screen while its code or its data is loading. */
export function Waiting() {
  return <Skeleton shape="card" height={200} label={shellText.loading} />;
}
