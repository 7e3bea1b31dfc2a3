import { evidenceOfCreation, readKnownIds } from "../money-action/evidence.ts";
import type { MoneyAction } from "../money-action/run.ts";
import { judgeAmount } from "../rules/amount-limits.ts";
import type { Problem } from "../shared/fault.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";
import { err, mapOk, ok, type Result } from "../shared/result.ts";
import type { ManualSlip, SlipRequest, SlipReview } from "./model.ts";
import type { WalletDependencies, WalletPort } from "./port.ts";

/** Asks the bank about the transfer of a slip's mini QR. A text that cannot be a mini QR is refused unsent. */
export async function verifySlip(
  { wallet }: { readonly wallet: WalletPort },
  payload: string,
): Promise<Result<SlipReview, Problem>> {
  const text = payload.trim();
  // A mini QR is an EMVCo text: it starts with tag 00 and a length, and contains no space.
  if (!/^00\d\d[!-~]{16,500}$/.test(text)) return err(refuse("slip-not-a-slip"));
  return wallet.verifySlip(text);
}

export interface ManualSlipAsk extends ManualSlip {
  /** The member's slips, if the caller has read them already. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

const requestSlipDepositFields = { amountSatang: "satang", payload: "text", knownIds: "ids" } as const;

/** Gives a slip to the operator's staff when the bank has no answer about it. */
export const requestSlipDeposit: MoneyAction<
  typeof requestSlipDepositFields,
  WalletDependencies,
  ManualSlipAsk,
  SlipRequest
> = {
  kind: "slip-manual",
  stored: requestSlipDepositFields,
  async judge({ wallet }, { amountSatang, payload, slips }) {
    const refusal = judgeAmount(amountSatang);
    if (refusal) return err(refusal);
    const known = await readKnownIds(slips, () => wallet.slips());
    return mapOk(known, (knownIds) => ({ amountSatang, payload, knownIds }));
  },
  send: ({ wallet }, { payload, amountSatang, key }) => wallet.requestSlipDeposit({ payload, amountSatang }, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.slips(), intent, ({ amountSatang }) => amountSatang === intent.amountSatang),
};

export interface SlipConfirmation extends Pick<SlipReview, "slipId" | "reference"> {
  /** The member's slips, if the caller has read them already. */
  readonly slips?: readonly SlipRequest[] | undefined;
}

const confirmSlipFields = { slipId: "text", reference: "text", knownIds: "ids" } as const;

/** Confirms a slip that was verified and that the member has checked. */
export const confirmSlip: MoneyAction<typeof confirmSlipFields, WalletDependencies, SlipConfirmation, SlipRequest> = {
  kind: "slip-confirm",
  stored: confirmSlipFields,
  async judge({ wallet }, { slipId, reference, slips }) {
    const known = await readKnownIds(slips, () => wallet.slips());
    return mapOk(known, (knownIds) => ({ slipId, reference, knownIds }));
  },
  send: ({ wallet }, { slipId, key }) => wallet.confirmSlip(slipId, key),
  lookUp: async ({ wallet }, intent) =>
    evidenceOfCreation(await wallet.slips(), intent, ({ reference }) => reference === intent.reference),
};

/** The largest accepted picture, in megabytes of 1024 × 1024 bytes. */
export const MAX_SLIP_MB = 10;

/** How many first bytes of a file identify its type. */
export const PICTURE_HEAD_BYTES = 12;

export type PictureKind = "jpeg" | "png" | "webp";

/** Judges a file by its size and its first bytes, not by its name. Refuses `slip-*`. */
export function judgeSlipPicture(size: number, head: Uint8Array): Result<PictureKind, Refusal> {
  if (size === 0) return err(refuse("slip-empty"));
  if (size > MAX_SLIP_MB * 1024 * 1024) return err(refuse("slip-too-large", { maximumMb: MAX_SLIP_MB }));
  const kind = pictureKind(head);
  return kind ? ok(kind) : err(refuse("slip-not-a-picture"));
}

function pictureKind(head: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.slice(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (head[0] === 0x89 && text(1, 4) === "PNG") return "png";
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP" ? "webp" : undefined;
}
