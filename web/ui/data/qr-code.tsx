import { QRCodeSVG } from "qrcode.react";
import { cx } from "../cx.ts";
import css from "./qr-code.module.css";

interface QrCodeProps {
  readonly value: string;
  /** Read aloud: the purpose of the code. */
  readonly label: string;
  /** px */
  readonly size: number;
  /** Error correction. M for the Line contacts, spec section 9. */
  readonly level?: "L" | "M" | "Q" | "H";
  /** On a light card, which is most of the quiet zone around the code. */
  readonly tight?: boolean;
}

export function QrCode({ value, label, size, level = "M", tight = false }: QrCodeProps) {
  return (
    <div className={cx(css["frame"], tight && css["tight"])}>
      <QRCodeSVG value={value} size={size} level={level} marginSize={0} role="img" aria-label={label} />
    </div>
  );
}

/** A drawn code: an SVG path in a square of `cells` units. */
export interface DrawnCode {
  readonly path: string;
  readonly cells: number;
}

/** The code that is drawn inside an element. */
export function codeIn(element: Element): DrawnCode | undefined {
  const svg = element.querySelector<SVGSVGElement>("svg[role=img]");
  const paths = svg?.querySelectorAll("path");
  // The first path is the ground.
  const path = paths?.[paths.length - 1]?.getAttribute("d");
  return svg && path ? { path, cells: svg.viewBox.baseVal.width } : undefined;
}
