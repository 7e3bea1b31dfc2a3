import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { DraftedAmount, DraftStorage, SlipPictureStorage } from "../../../core/wallet/last-known.ts";
import type { WalletStores } from "./wallet-stores.ts";

/** What the member typed or chose and did not send: offered again, never sent by itself. */
export class DraftStore {
  /** The picture that an earlier page of this device chose; undefined until `loadPicture`. */
  picture: Blob | undefined = undefined;
  readonly #amounts: DraftStorage;
  readonly #pictures: SlipPictureStorage;

  constructor(amounts: DraftStorage, pictures: SlipPictureStorage) {
    this.#amounts = amounts;
    this.#pictures = pictures;
    makeAutoObservable(this, { picture: observableRef }, { autoBind: true });
  }

  amount(form: DraftedAmount): string | undefined {
    return this.#amounts.read(form);
  }

  noteAmount(form: DraftedAmount, typed: string): void {
    this.#amounts.write(form, typed);
  }

  async loadPicture(): Promise<void> {
    const picture = await this.#pictures.read();
    runInAction(() => {
      this.picture = picture;
    });
  }

  dropPicture(): void {
    this.picture = undefined;
    void this.#pictures.clear();
  }

  /** Stores a chosen picture, and removes the drafts of what was sent. Returns the stop. */
  follow({ deposit, withdrawal, slip }: Pick<WalletStores, "deposit" | "withdrawal" | "slip">): () => void {
    const isSent = ({ phase }: { readonly phase: string }) => phase === "done" || phase === "followed";
    const stops = [
      reaction(
        () => isSent(deposit.request),
        (sent) => sent && this.noteAmount("deposit", ""),
      ),
      reaction(
        () => isSent(withdrawal.request),
        (sent) => sent && this.noteAmount("withdrawal", ""),
      ),
      reaction(
        () => isSent(slip.confirm) || isSent(slip.manual),
        (sent) => sent && this.dropPicture(),
      ),
      reaction(
        () => slip.picture,
        (picture) => {
          if (!picture) return this.dropPicture();
          this.picture = undefined;
          void this.#pictures.write(picture);
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
