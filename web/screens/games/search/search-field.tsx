import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../../../ui/art/icon.tsx";
import field from "../../../ui/forms/field.module.css";
import css from "./search-field.module.css";

interface SearchFieldProps {
  /** Read aloud, and shown as the placeholder. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when a search is likely to follow. */
  readonly onPrepare: () => void;
  /** The arrow down or Enter: the focus should go to the first result. */
  readonly onResults: () => void;
}

/** The search of the lobby. The key "/" focuses it, as does a link with the state `{ focus: "search" }`. */
export function SearchField({ label, clearLabel, value, onChange, onPrepare, onResults }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key, state }: { key: string; state: unknown } = useLocation();
  const wanted = typeof state === "object" && state !== null && "focus" in state && state.focus === "search";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit by such a link focuses again
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted, key]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && value !== "") onChange("");
    if ((event.key === "ArrowDown" || event.key === "Enter") && value !== "" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onResults();
    }
  };
  return (
    <div className={field["box"]} role="search">
      <span className={field["leading"]}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={input}
        className={field["input"]}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        onFocus={onPrepare}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === "" ? (
        <kbd className={css["key"]} aria-hidden="true">
          /
        </kbd>
      ) : (
        <button
          type="button"
          className={field["innerButton"]}
          aria-label={clearLabel}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <Icon name="cross" size={20} />
        </button>
      )}
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
