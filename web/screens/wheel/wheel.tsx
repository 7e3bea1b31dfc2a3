import { useEffect, useRef, useState } from "react";
import { BrandMark } from "../../ui/art/icon.tsx";
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

const RADIUS = 144;
/** Below the rim, inside the pointer's tip, so that the pointer does not cover the label. */
const LABEL_RADIUS = 128;
const HUB_RADIUS = 34;
/** In the unit of the drawing. */
const FONT_SIZE = 16;
const TURNS = 5;
const STUDS = 24;
const STUD_DEGREES = 360 / STUDS;
/** How far a stud bends the pointer. */
const BEND = 22;
const SPIN_MS = 3200;
/** The labels turn upright for the stop when the wheel is too fast to read. */
const BLURRED_MS = 500;

/** The wheel of fortune. It starts to turn only when its stop is known. */
export function Wheel({ segments, stop, onRest, label }: WheelProps) {
  const sectors = sectorsOf(segments.map(({ chance }) => chance));
  const reducedMotion = useReducedMotion();
  const sectorOf = (id: string | undefined) => sectors[segments.findIndex((segment) => segment.id === id)];
  const restOf = (id: string | undefined) => {
    const sector = stop?.landed ? sectorOf(id) : sectors[0];
    return sector ? restingRotation(0, sector, 0) : 0;
  };
  const [rotation, setRotation] = useState(() => restOf(stop?.segmentId));
  /** The rotation for which the labels stand upright. */
  const [upright, setUpright] = useState(rotation);
  const shown = useRef(stop?.landed ? stop.key : undefined);
  const disc = useRef<SVGSVGElement>(null);
  const pointer = useRef<SVGSVGElement>(null);
  const latest = useRef({ sectorOf, onRest, reducedMotion, rotation, landed: stop?.landed });
  useEffect(() => {
    latest.current = { sectorOf, onRest, reducedMotion, rotation, landed: stop?.landed };
  });
  const key = stop?.key;
  const segmentId = stop?.segmentId;
  useEffect(() => {
    if (key === undefined || shown.current === key) return undefined;
    const { rotation: from, reducedMotion: calm, landed } = latest.current;
    const target = latest.current.sectorOf(segmentId);
    // Another tab turned for a stop that has landed before this one knows it.
    const animated = target !== undefined && !calm && !landed;
    const to = target ? restingRotation(from, target, animated ? TURNS : 0) : from;
    const rest = () => {
      shown.current = key;
      setRotation(to);
      setUpright(to);
      if (pointer.current) pointer.current.style.transform = "";
      latest.current.onRest(key);
    };
    if (!animated) {
      const timer = setTimeout(rest, 0);
      return () => clearTimeout(timer);
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const part = Math.min(1, Math.max(0, (now - begin) / SPIN_MS));
      const at = from + turnedBy(part, to - from);
      if (disc.current) disc.current.style.transform = `rotate(${at}deg)`;
      if (pointer.current) pointer.current.style.transform = `rotate(${-bendAt(at) * (1 - part ** 6)}deg)`;
      frame = requestAnimationFrame(turn);
    });
    const timers = [setTimeout(() => setUpright(to), BLURRED_MS), setTimeout(rest, SPIN_MS)];
    return () => {
      cancelAnimationFrame(frame);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [key, segmentId]);
  return (
    <div className={css["wheel"]} role="img" aria-label={label}>
      <div className={css["window"]}>
        <svg
          ref={disc}
          className={css["disc"]}
          viewBox="-160 -160 320 320"
          style={{ transform: `rotate(${rotation}deg)` }}
          aria-hidden="true"
        >
          <circle className={css["rim"]} r="152" />
          {segments.map((segment, index) => {
            const sector = sectors[index];
            if (!sector) return null;
            const won = stop?.landed && segment.id === stop.segmentId;
            return (
              <g key={segment.id} className={cx(css[segment.kind], won && css["won"])}>
                <path className={css["sector"]} d={sectorPath(sector, RADIUS)} />
              </g>
            );
          })}
          {segments.map(({ id, kind, label: words }, index) => {
            const sector = sectors[index];
            // Above all sectors: a narrow one is hardly wider than its label.
            return sector ? (
              <g key={id} className={css[kind]}>
                <SectorLabel sector={sector} label={words} rotation={upright} />
              </g>
            ) : null;
          })}
          <circle className={css["edge"]} r={RADIUS} />
          {Array.from({ length: STUDS }, (_, stud) => {
            const [x, y] = pointAt(stud * STUD_DEGREES, 152);
            return <circle key={stud} className={css["stud"]} cx={x} cy={y} r="3" />;
          })}
        </svg>
      </div>
      <span className={css["hub"]}>
        <BrandMark size={30} />
      </span>
      <svg ref={pointer} className={css["pointer"]} viewBox="0 0 34 46" aria-hidden="true">
        <path d="M17 45L4.500 22.500A14.500 14.500 0 1129.500 22.500z" />
        <circle className={css["eye"]} cx="17" cy="15" r="5" />
      </svg>
    </div>
  );
}

interface SectorLabelProps {
  readonly sector: Sector;
  readonly label: string;
  /** The rotation of the wheel at which the label is read. */
  readonly rotation: number;
}

/** Along the middle of its sector. On the left half it starts at the rim, so that it is never upside down. */
function SectorLabel({ sector, label, rotation }: SectorLabelProps) {
  const { middle } = sector;
  const isLeft = (((middle + rotation) % 360) + 360) % 360 > 180.5;
  const radius = arcLength(sector, LABEL_RADIUS - 30) < FONT_SIZE ? RADIUS - 5 : LABEL_RADIUS;
  const room = radius - HUB_RADIUS - 6;
  return (
    <text
      className={css["label"]}
      textAnchor={isLeft ? "start" : "end"}
      transform={
        isLeft
          ? `rotate(${middle + 90}) translate(${-radius} ${FONT_SIZE * 0.3})`
          : `rotate(${middle - 90}) translate(${radius} ${FONT_SIZE * 0.3})`
      }
      {...(label.length * FONT_SIZE * 0.56 > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {})}
    >
      {label}
    </text>
  );
}

/**
 * How far the wheel has turned: it swings back a little, gains speed quickly and loses it slowly.
 * @param part of the time, 0 to 1
 * @param degrees the whole way
 */
function turnedBy(part: number, degrees: number): number {
  const swing = 0.06;
  const back = 6;
  if (part < swing) return -back * Math.sin((Math.PI / 2) * (part / swing));
  const time = (part - swing) / (1 - swing);
  const speeding = 0.14;
  const speed = 1 / (speeding / 2 + (1 - speeding) / 3);
  const way =
    time < speeding
      ? (speed * time * time) / (2 * speeding)
      : (speed * speeding) / 2 + ((speed * (1 - speeding)) / 3) * (1 - (1 - (time - speeding) / (1 - speeding)) ** 3);
  return -back + (degrees + back) * way;
}

/** How far the stud below the pointer bends it, in degrees: it pushes, then the pointer springs back. */
function bendAt(rotation: number): number {
  const passed = (((rotation % STUD_DEGREES) + STUD_DEGREES) % STUD_DEGREES) / STUD_DEGREES;
  return BEND * (passed < 0.45 ? passed / 0.45 : Math.max(0, 1 - (passed - 0.45) / 0.2));
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
