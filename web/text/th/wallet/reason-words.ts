import { isThaiText } from "../../../../core/shared/thai-text.ts";
import { moneyText } from "./money.ts";

interface ReasonWords {
  readonly detail?: string;
  /** The reason itself, where it is in another language. */
  readonly more?: { readonly label: string; readonly text: string };
}

/** Why a request ended, as the staff or the backend gave it. */
export function reasonWords(reason: string | undefined): ReasonWords {
  if (!reason) return {};
  if (isThaiText(reason)) return { detail: moneyText.reason(reason) };
  return { detail: moneyText.reasonInOtherLanguage, more: { label: moneyText.detail, text: reason } };
}
