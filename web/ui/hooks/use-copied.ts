import { useEffect, useState } from "react";
import { copyText } from "../controls/copy-text.ts";

const SHOWN_MS = 2000;

/** Copies a text to the clipboard, and tells for two seconds that it is there. */
export function useCopied(): readonly [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, async (text) => setCopied(await copyText(text))];
}
