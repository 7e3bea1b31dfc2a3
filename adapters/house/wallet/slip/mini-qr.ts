import { slipVerify as write } from "promptparse/generate";
import { slipVerify as read } from "promptparse/validate";
import type { MiniQr } from "../../ports/slip-bank.ts";

/** Reads the text of a slip's mini QR. Undefined for another text and for a wrong checksum. */
export function readMiniQr(payload: string): MiniQr | undefined {
  const text = payload.trim();
  // Real ones have about 60 characters. The parser must not get a megabyte.
  if (text.length > 512) return undefined;
  const slip = read(text);
  if (!slip || !/^\d{3}$/.test(slip.sendingBank) || !/^[A-Za-z0-9]{1,40}$/.test(slip.transRef)) return undefined;
  return { sendingBank: slip.sendingBank, transRef: slip.transRef };
}

export function writeMiniQr({ sendingBank, transRef }: MiniQr): string {
  return write({ sendingBank, transRef });
}
