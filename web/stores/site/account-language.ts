import { reaction, runInAction, when } from "mobx";
import type { Member, MemberId } from "../../../core/session/model.ts";
import type { LanguagePort } from "../../../core/session/port.ts";
import type { DeviceSettingsStore } from "./device-stores.ts";
import type { LanguageStore } from "./language-store.ts";

export interface AccountLanguageDependencies {
  readonly session: { readonly currentUser: Member | undefined };
  readonly language: LanguageStore;
  readonly device: DeviceSettingsStore;
}

/**
 * On a device without a choice of its own, speaks the language that the member chose on another one, and keeps it here. Whoever
 * draws the member's pages waits for it, so that they are drawn once.
 */
export async function speakAccountLanguage({ session, language, device }: AccountLanguageDependencies): Promise<void> {
  const chosen = language.languages.find((each) => each === session.currentUser?.language);
  if (!chosen || device.settings.language) return;
  device.change({ language: chosen });
  await language.follow();
}

/**
 * Sends the account what is chosen on this page, also what was chosen just before the sign-in, until the member leaves. A
 * failure says nothing: the device has the choice, and the next one is sent again.
 */
export function keepInAccount(
  { session, language }: Pick<AccountLanguageDependencies, "session" | "language">,
  member: MemberId,
  port: LanguagePort,
): void {
  const stop = reaction(
    () => language.chosen,
    (chosen) => {
      if (!chosen) return;
      // Whoever signs in next on this page has not chosen it.
      runInAction(() => {
        language.chosen = undefined;
      });
      void port.chooseLanguage(chosen);
    },
    { fireImmediately: true },
  );
  when(() => session.currentUser?.id !== member, stop);
}
