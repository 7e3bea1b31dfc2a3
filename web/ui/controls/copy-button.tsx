import { useEffect, useState } from "react";
import { Icon } from "../art/icon.tsx";
import css from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Read aloud: what is copied, such as "copy account number". */
  readonly name: string;
}

export function CopyButton({ text, label, copiedLabel, name }: CopyButtonProps) {
  const [copied, copy] = useCopied();
  return (
    <button
      type="button"
      className={css["copy"]}
      aria-label={copied ? copiedLabel : name}
      onClick={() => void copy(text)}
    >
      <span className={css["pill"]}>
        <Icon name={copied ? "tick" : "copy"} size={16} />
        {copied ? copiedLabel : label}
      </span>
    </button>
  );
}

const SHOWN_MS = 2000;

/** Copies a text to the clipboard. `copied` stays true for two seconds after a successful copy. */
export function useCopied(): readonly [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, async (text) => setCopied(await copyText(text))];
}

/** Returns false when the browser refuses. A page served without TLS has no `navigator.clipboard`. */
async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The permission is denied: try the older way below.
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.style.position = "fixed";
  area.style.opacity = "0";
  // While a modal is open, only an element inside it can be selected.
  (document.activeElement?.closest("dialog") ?? document.body).appendChild(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  return copied;
}
