import { createContext, use, useEffect } from "react";
import type { PauseView } from "../../core/fair-play/model.ts";
import { supportText } from "../../core/site/support-text.ts";
import { type OpenRequest, openRequests } from "../../core/wallet/find-request.ts";
import type { AffiliateStore } from "./affiliate/affiliate-store.ts";
import type { AddressStore } from "./session/address-store.ts";
import type { DevicesStore } from "./session/devices-store.ts";
import type { PasswordStore } from "./session/password-store.ts";
import type { RecoveryStore } from "./session/recovery-store.ts";
import type { RegisterStore } from "./session/register-store.ts";
import type { SecondFactorStore } from "./session/second-factor-store.ts";
import type { PushStore } from "./site/push-store.ts";
import {
  type FairPlayStores,
  type GamesStores,
  type MemberStores,
  type RewardsStores,
  useStoresRoot,
} from "./stores-context.ts";

export const MemberStoresContext = createContext<MemberStores | undefined>(undefined);

/** The signed-in member's stores. Throws outside a `MemberScope`. */
export function useMemberStores(): MemberStores {
  const stores = use(MemberStoresContext);
  if (!stores) throw new Error("no MemberScope above this component");
  return stores;
}

/** The signed-in member's stores of games and play; suspends while their code loads. */
export function useGamesStores(): GamesStores {
  return use(useMemberStores().games());
}

/** The signed-in member's stores of points and prizes; suspends while their code loads. */
export function useRewardsStores(): RewardsStores {
  return use(useMemberStores().rewards());
}

/** The signed-in member's invite programme; suspends while its code loads. */
export function useAffiliateStore(): AffiliateStore {
  return use(useMemberStores().affiliate());
}

/** The signed-in member's address; suspends while its code loads. */
export function useAddressStore(): AddressStore {
  return use(useMemberStores().address());
}

/** The signed-in member's devices; suspends while its code loads. */
export function useDevicesStore(): DevicesStore {
  return use(useMemberStores().devices());
}

/** Changing the signed-in member's password; suspends while its code loads. */
export function usePasswordStore(): PasswordStore {
  return use(useMemberStores().password());
}

/** The signed-in member's limits and breaks; suspends while its code loads. */
export function useFairPlay(): FairPlayStores {
  return use(useMemberStores().fairPlay());
}

/** The pause that keeps play closed now, as far as it is known; for an observer. */
export function usePause(): PauseView | undefined {
  const { clock } = useStoresRoot();
  return useMemberStores().loadedFairPlay.stores?.fairPlay.pauseAt(clock());
}

/** The signed-in member's second factor; suspends while its code loads. */
export function useSecondFactor(): SecondFactorStore {
  return use(useMemberStores().secondFactor());
}

/** Notifications on this device, as they are now; suspends while its code loads. */
export function usePushStore(): PushStore {
  const store = use(useMemberStores().push());
  useEffect(() => {
    void store.load();
  }, [store]);
  return store;
}

/** Plays the sound of arrived money once, for the part of a screen that shows it. */
export function useArrivalSound(): void {
  const { sounds } = useMemberStores();
  useEffect(() => sounds.play("credited"), [sounds]);
}

/** A member's open requests of every kind, as far as they are known; for an observer. */
export function openRequestsOf({ deposit, slip, withdrawal }: MemberStores): readonly OpenRequest[] {
  return openRequests({
    deposits: deposit.requests.value ?? [],
    slips: slip.slips.value ?? [],
    withdrawals: withdrawal.requests,
  });
}

/** The visitor's registration; suspends while its code loads. */
export function useRegisterStore(): RegisterStore {
  return use(useStoresRoot().register());
}

/** The visitor's new password; suspends while its code loads. */
export function useRecoveryStore(): RecoveryStore {
  return use(useStoresRoot().recovery());
}

/** The text for the support about the last failed call, for an observer; undefined when no call failed. */
export function useSupportText(): string | undefined {
  const { stores, page } = useStoresRoot();
  const { last } = stores.failure;
  return last && supportText(last, window.location.pathname, page);
}
