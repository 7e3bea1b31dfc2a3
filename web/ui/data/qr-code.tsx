import { QRCodeSVG } from "qrcode.react";
import css from "./qr-code.module.css";

interface QrCodeProps {
  readonly value: string;
  /** Read aloud: the purpose of the code. */
  readonly label: string;
  /** px */
  readonly size: number;
  /** Error correction. M for the Line contacts, spec section 9. */
  readonly level?: "L" | "M" | "Q" | "H";
}

export function QrCode({ value, label, size, level = "M" }: QrCodeProps) {
  return (
    <div className={css["frame"]}>
      <QRCodeSVG value={value} size={size} level={level} marginSize={0} role="img" aria-label={label} />
    </div>
  );
}
