import { makeAutoObservable } from "mobx";
import type { After } from "../../../core/platform/device.ts";

export type ToastTone = "good" | "bad";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
}

/** Spec section 9. */
const TOAST_MS = 2000;

/** Short notices, oldest first; each disappears after two seconds. */
export class ToastStore {
  toasts: readonly Toast[] = [];
  #lastId = 0;
  readonly #after: After;

  constructor(after: After) {
    this.#after = after;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A text that is shown already moves to the end and its two seconds start again. */
  show(text: string, tone: ToastTone = "good"): void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, tone }];
    this.#after(TOAST_MS, () => this.dismiss(id));
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  clear(): void {
    this.toasts = [];
  }
}
