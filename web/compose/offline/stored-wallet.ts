import { when } from "mobx";
import { createSlipPictures } from "../../../adapters/browser/offline/slip-pictures.ts";
import { createDraftStorage } from "../../../adapters/browser/storage/draft-storage.ts";
import { createLastKnownStorage } from "../../../adapters/browser/storage/last-known-storage.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { DraftStore } from "../../stores/wallet/draft-store.ts";
import { LastKnownStore } from "../../stores/wallet/last-known-store.ts";
import type { StoredWallet } from "../../stores/wallet/stored-wallet.ts";
import type { WalletStores } from "../../stores/wallet/wallet-stores.ts";
import type { SiteParts } from "../site-parts.ts";

/** What the device stores of a member's money, until the session ends in any tab. */
export function storedWallet(
  { page, storage, clock, brand, identity, session }: SiteParts,
  member: MemberId,
  wallet: WalletStores,
): StoredWallet {
  const isCurrent = () => identity()?.member.id === member;
  const pictures = createSlipPictures(page, brand.id, member, isCurrent);
  const lastKnown = new LastKnownStore(createLastKnownStorage({ storage, clock, prefix: brand.id, isCurrent }, member));
  const drafts = new DraftStore(createDraftStorage(storage, brand.id, member, isCurrent), pictures);
  const stops = [lastKnown.follow(wallet), drafts.follow(wallet)];
  when(
    () => session.currentUser?.id !== member,
    () => {
      for (const stop of stops) stop();
      void pictures.clear();
    },
  );
  return { lastKnown, drafts };
}
