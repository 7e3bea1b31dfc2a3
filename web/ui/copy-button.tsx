import { useEffect, useState } from "react";
import css from "./copy-button.module.css";
import { copyText } from "./copy-text.ts";
import { Icon } from "./icon.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Says what is copied, for screen readers: "copy account number". */
  readonly name: string;
}

export function CopyButton({ text, label, copiedLabel, name }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={css["copy"]}
      aria-label={copied ? copiedLabel : name}
      onClick={() => {
        void copyText(text).then(setCopied);
      }}
    >
      <span className={css["pill"]}>
        <Icon name={copied ? "tick" : "copy"} size={16} />
        {copied ? copiedLabel : label}
      </span>
    </button>
  );
}
