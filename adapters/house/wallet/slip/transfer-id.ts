import type { MiniQr } from "../../ports/slip-bank.ts";

/** Identifies a transfer in the whole house. */
export function transferId({ sendingBank, transRef }: MiniQr): string {
  return `${sendingBank}-${transRef}`;
}
