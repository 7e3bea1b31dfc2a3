import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { useReducedMotion } from "../hooks/use-media.ts";
import css from "./moment.module.css";

const PIECES = 22;
const COUNT_MS = 900;

interface MomentProps {
  /** What is celebrated: each new key throws paper once. Undefined: nothing to celebrate, such as a loss. */
  readonly burst: string | undefined;
  readonly children: ReactNode;
}

/** A small moment of joy: one burst of paper behind its content, never over a text. None under reduced motion. */
export function Moment({ burst, children }: MomentProps) {
  const reducedMotion = useReducedMotion();
  return (
    <div className={css["moment"]}>
      {burst === undefined || reducedMotion ? null : (
        <span key={burst} className={css["paper"]} aria-hidden="true">
          {Array.from({ length: PIECES }, (_, piece) => (
            <i key={piece} className={cx(css["piece"], css[`kind${piece % 3}`])} style={flightOf(piece)} />
          ))}
        </span>
      )}
      {children}
    </div>
  );
}

/** Where a piece flies: spread by the golden angle, so that no two pieces fly the same way and no chance is needed. */
function flightOf(piece: number): CSSProperties {
  const angle = piece * 2.4;
  const reach = 0.55 + ((piece * 7) % 10) / 22;
  return {
    "--x": `${Math.round(Math.cos(angle) * reach * 46)}vmin`,
    "--y": `${Math.round(Math.sin(angle) * reach * 26 - 8)}vmin`,
    "--turn": `${(piece % 2 === 0 ? 1 : -1) * (180 + piece * 37)}deg`,
    animationDelay: `${(piece % 5) * 24}ms`,
  } as CSSProperties;
}

interface CountUpProps {
  readonly value: number;
  /** Where the first count starts; without it the first value is simply there. */
  readonly from?: number;
  readonly format: (value: number) => string;
}

/** A number that counts up when it grows. It falls at once, and under reduced motion it is simply there. */
export function CountUp({ value, from = value, format }: CountUpProps) {
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(from);
  const latest = useRef(from);
  useEffect(() => {
    const start = latest.current;
    const show = (next: number) => {
      latest.current = next;
      setShown(next);
    };
    if (reducedMotion || value <= start) {
      show(value);
      return undefined;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - begin) / COUNT_MS));
      show(part === 1 ? value : Math.round(start + (value - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, reducedMotion]);
  if (reducedMotion || shown >= value) return format(value);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </>
  );
}

interface PrizeFlightProps {
  /** `+50 แต้ม` */
  readonly text: string;
}

/** A prize on its way to the balance that the page shows, in the 700 ms before the balance changes. Mount it once a prize. */
export function PrizeFlight({ text }: PrizeFlightProps) {
  const start = useRef<HTMLSpanElement>(null);
  const [flight, setFlight] = useState<CSSProperties>();
  useEffect(() => {
    const from = start.current?.getBoundingClientRect();
    if (!from) return;
    const all = Array.from(document.querySelectorAll("[data-balance]"), (each) => each.getBoundingClientRect());
    const to = all.find(({ width, bottom }) => width > 0 && bottom > 0);
    setFlight({
      left: from.left,
      top: from.top,
      "--fly-x": `${to ? to.left + to.width / 2 - from.left : 0}px`,
      "--fly-y": `${to ? to.top + to.height / 2 - from.top : -80}px`,
    } as CSSProperties);
  }, []);
  return (
    <span ref={start} className={css["start"]} aria-hidden="true">
      {flight &&
        createPortal(
          <span className={css["flight"]} style={flight} aria-hidden="true">
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
