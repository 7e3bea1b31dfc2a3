import { Icon } from "../art/icon.tsx";
import { useCopied } from "../hooks/use-copied.ts";
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
