import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../ui/art/icon.tsx";
import css from "./tool-row.module.css";

/** A field with small tools at its right. */
export function ToolRow({ children, tools }: { readonly children: ReactNode; readonly tools: ReactNode }) {
  return (
    <div className={css["row"]}>
      {children}
      <div className={css["tools"]}>{tools}</div>
    </div>
  );
}

interface ToolToggleProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

export function ToolToggle({ icon, label, pressed, onPress }: ToolToggleProps) {
  return (
    <button
      type="button"
      className={css["toggle"]}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
