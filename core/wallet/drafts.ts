/** The amounts that are drafted: each form of its own. */
export const DRAFTED_AMOUNTS = ["deposit", "withdrawal"] as const;
export type DraftedAmount = (typeof DRAFTED_AMOUNTS)[number];

/** What one member typed and did not send, as typed. It is offered again and never sent by itself. */
export interface DraftStorage {
  read(form: DraftedAmount): string | undefined;
  /** An empty text removes it. */
  write(form: DraftedAmount, typed: string): void;
}

/** The slip picture that one member chose and did not send. */
export interface SlipPictureStorage {
  read(): Promise<Blob | undefined>;
  write(picture: Blob): Promise<void>;
  clear(): Promise<void>;
}
