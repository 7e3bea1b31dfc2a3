import { type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import { Icon, VisuallyHidden } from "../art/icon.tsx";
import { AutoCloseContext } from "../layout/contexts.ts";
import cover from "./cover.module.css";
import css from "./dialog.module.css";
import { openModal } from "./open-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Called by Esc, the close button, or a press outside the panel: the answer "no" of a confirmation. */
  readonly onClose: () => void;
  /**
   * It asks before an action that costs nothing and loses nothing, so it closes by itself unless the reader touches it,
   * points at it or moves in it (spec section 9). False while the action runs.
   */
  readonly confirmation?: boolean;
  readonly children: ReactNode;
  /** One or two buttons at the bottom, side by side. */
  readonly actions?: ReactNode;
}

/**
 * A modal dialog, open while it is mounted: a sheet on phones, centred from 700 px. On closing, the focus returns to
 * where it was.
 */
export function Dialog({ title, closeLabel, onClose, confirmation = false, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  const { seconds, words } = use(AutoCloseContext);
  const { secondsLeft, restart } = useAutoClose(confirmation ? seconds : undefined, onClose);
  const closesByItself = confirmation && seconds !== undefined;
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (ref.current ? openModal(ref.current, () => close.current()) : undefined), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only sees that somebody is there
    <dialog
      ref={ref}
      className={cover["cover"]}
      aria-labelledby={id}
      aria-describedby={closesByItself ? `${id}-closes` : undefined}
      aria-modal="true"
      // Not pointer events: Safari 12 has none.
      onMouseMove={restart}
      onMouseDown={restart}
      onTouchStart={restart}
      onKeyDown={restart}
      onFocus={restart}
      onScrollCapture={restart}
    >
      <div className={css["panel"]}>
        <div className={css["head"]}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={css["close"]} aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
        {closesByItself ? (
          <p className={css["closes"]}>
            <span aria-hidden="true">{words(secondsLeft)}</span>
            {/* Read once, and not at each second. */}
            <VisuallyHidden>
              <span id={`${id}-closes`} role="status">
                {words(seconds)}
              </span>
            </VisuallyHidden>
          </p>
        ) : null}
        {actions ? <div className={css["actions"]}>{actions}</div> : null}
      </div>
    </dialog>
  );
}

interface Countdown {
  readonly secondsLeft: number;
  /** Starts again: somebody is reading. */
  readonly restart: () => void;
}

/**
 * Calls `onEnd` after so many seconds without a restart.
 * @param seconds undefined while nothing closes
 */
function useAutoClose(seconds: number | undefined, onEnd: () => void): Countdown {
  const [elapsed, setElapsed] = useState(0);
  // A new object starts the time again, also within the first second.
  const [start, setStart] = useState({});
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // A new start begins a new countdown.
  useEffect(() => {
    if (seconds === undefined) return undefined;
    let passed = 0;
    const timer = setInterval(() => {
      passed += 1;
      if (passed < seconds) return setElapsed(passed);
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, start]);
  const restart = () => {
    setElapsed(0);
    setStart({});
  };
  return { secondsLeft: (seconds ?? 0) - elapsed, restart };
}
