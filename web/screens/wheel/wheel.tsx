import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/art/icon.tsx";
import { cx } from "../../ui/cx.ts";
import { useReducedMotion } from "../../ui/hooks/use-media.ts";
import type { PrizeKind } from "../../ui/prizes/prizes.tsx";
import css from "./wheel.module.css";

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

/** The edges and the middle of a sector in degrees, clockwise from the top. */
export interface Sector {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

/**
 * One sector for each chance, as wide as the chance. Chances that do not add up to 1 count as shares of their sum. When
 * the sum is 0, all sectors are equal.
 */
export function sectorsOf(chances: readonly number[]): readonly Sector[] {
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const shares = chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
  let from = 0;
  return shares.map((share, index) => {
    const to = index === shares.length - 1 ? 360 : from + share * 360;
    const sector = { from, middle: (from + to) / 2, to };
    from = to;
    return sector;
  });
}

/**
 * The rotation at which the middle of a sector is under the pointer, at least `turns` full turns after the current one.
 * Always the middle: a stop close to another prize would suggest a near win.
 */
export function restingRotation(rotation: number, { middle }: Sector, turns: number): number {
  const earliest = rotation + turns * 360;
  const rest = ((-middle % 360) + 360) % 360;
  return earliest + ((((rest - earliest) % 360) + 360) % 360);
}

/** The SVG path of a sector around the origin. */
export function sectorPath({ from, to }: Sector, radius: number): string {
  // An arc from a point to itself draws nothing, so a full circle is drawn as two halves.
  if (to - from > 359.99)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  const [startX, startY] = pointAt(from, radius);
  const [endX, endY] = pointAt(to, radius);
  return `M0 0L${startX} ${startY}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}Z`;
}

/** A point on a circle around the origin, rounded to a hundredth. */
export function pointAt(degrees: number, radius: number): readonly [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180;
  return [round(Math.sin(radians) * radius), round(-Math.cos(radians) * radius)];
}

/** The length of a sector's arc, in the unit of the radius. */
export function arcLength({ from, to }: Sector, radius: number): number {
  return ((to - from) * Math.PI * radius) / 180;
}

function round(value: number): number {
  // Turns -0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
