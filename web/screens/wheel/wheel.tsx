import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/art/icon.tsx";
import { cx } from "../../ui/cx.ts";
import { useReducedMotion } from "../../ui/hooks/use-reduced-motion.ts";
import type { PrizeKind } from "../../ui/prizes/prize-icon.tsx";
import css from "./wheel.module.css";
import { arcLength, pointAt, restingRotation, sectorPath, sectorsOf } from "./wheel-geometry.ts";

export interface WheelSegment {
  readonly id: string;
  readonly label: string;
  /** 0 to 1. The width of the sector. */
  readonly chance: number;
  readonly kind: PrizeKind;
}

interface WheelProps {
  /** Clockwise from the top. */
  readonly segments: readonly WheelSegment[];
  /** The segment to stop at. A new key is a new spin. `landed`: this stop was shown before. */
  readonly stop: { readonly key: string; readonly segmentId: string; readonly landed: boolean } | undefined;
  /** Called when the wheel has stopped, or at once when the person prefers reduced motion. */
  readonly onRest: (key: string) => void;
  /** Read aloud in place of the drawing. */
  readonly label: string;
}

const RADIUS = 150;
/** Inside the pointer's tip, so that the pointer does not cover the label. */
const LABEL_RADIUS = 126;
/** A label needs an arc as long as the label is high. */
const MIN_ARC = 15;
const MAX_LABEL_LENGTH = 80;
const TURNS = 5;
/** The duration of the transition in wheel.module.css. */
const SPIN_MS = 4200;

/** The wheel of fortune. It starts to turn only when its stop is known. */
export function Wheel({ segments, stop, onRest, label }: WheelProps) {
  const sectors = sectorsOf(segments.map(({ chance }) => chance));
  const reducedMotion = useReducedMotion();
  const sectorOf = (id: string | undefined) => sectors[segments.findIndex((segment) => segment.id === id)];
  const [rotation, setRotation] = useState(() => {
    const sector = stop?.landed ? sectorOf(stop.segmentId) : sectors[0];
    return sector ? restingRotation(0, sector, 0) : 0;
  });
  const shown = useRef(stop?.landed ? stop.key : undefined);
  const latest = useRef({ sectorOf, onRest, reducedMotion });
  useEffect(() => {
    latest.current = { sectorOf, onRest, reducedMotion };
  });
  const key = stop?.key;
  const segmentId = stop?.segmentId;
  useEffect(() => {
    if (key === undefined || shown.current === key) return undefined;
    const target = latest.current.sectorOf(segmentId);
    const animated = target !== undefined && !latest.current.reducedMotion;
    if (target) setRotation((now) => restingRotation(now, target, animated ? TURNS : 0));
    const timer = setTimeout(
      () => {
        shown.current = key;
        latest.current.onRest(key);
      },
      animated ? SPIN_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [key, segmentId]);
  return (
    <div className={css["wheel"]} role="img" aria-label={label}>
      <div className={css["window"]}>
        <svg
          className={cx(css["disc"], !reducedMotion && css["animated"])}
          viewBox="-160 -160 320 320"
          style={{ transform: `rotate(${rotation}deg)` }}
          aria-hidden="true"
        >
          <circle className={css["rim"]} r="158" />
          {segments.map((segment, index) => {
            const sector = sectors[index];
            if (!sector) return null;
            return (
              <g key={segment.id} className={css[segment.kind]}>
                <path className={css["sector"]} d={sectorPath(sector, RADIUS)} />
                {arcLength(sector, LABEL_RADIUS - 16) < MIN_ARC ? null : (
                  <text
                    className={css["label"]}
                    transform={`rotate(${sector.middle - 90}) translate(${LABEL_RADIUS} 4.500)`}
                    {...(segment.label.length > 15
                      ? { textLength: MAX_LABEL_LENGTH, lengthAdjust: "spacingAndGlyphs" }
                      : {})}
                  >
                    {segment.label}
                  </text>
                )}
              </g>
            );
          })}
          {sectors.map(({ from }) => {
            const [cx, cy] = pointAt(from, 154);
            return <circle key={from} className={css["peg"]} cx={cx} cy={cy} r="2" />;
          })}
        </svg>
      </div>
      <svg className={css["pointer"]} viewBox="0 0 28 34" aria-hidden="true">
        <path d="M14 33L3 9.500A12 12 0 0114 1a12 12 0 0111 8.500z" />
      </svg>
      <span className={css["hub"]}>
        <Icon name="star" size={26} />
      </span>
    </div>
  );
}
