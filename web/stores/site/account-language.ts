import { reaction, runInAction, when } from "mobx";
import type { Member, MemberId } from "../../../core/session/model.ts";
import type { LanguagePort } from "../../../core/session/port.ts";
import type { DeviceSettingsStore } from "./device-stores.ts";
import type { LanguageStore } from "./language-store.ts";

interface CurrentUser {
  readonly currentUser: Member | undefined;
}

/**
 * On a device without a choice of its own, speaks the language that the account had at the sign-in, and keeps it here. Whoever
 * draws the member's pages waits for it, so that they are drawn once.
 */
export async function speakAccountLanguage(
  inAccount: string | undefined,
  { language, device }: { readonly language: LanguageStore; readonly device: DeviceSettingsStore },
): Promise<void> {
  const chosen = language.languages.find((each) => each === inAccount);
  if (!chosen || device.settings.language) return;
  device.change({ language: chosen });
  await language.follow();
}

/**
 * Sends the account what is chosen on this page, also what was chosen just before the sign-in, until the member leaves. A
 * failure says nothing: the device has the choice, and the next one is sent again.
 */
export function keepInAccount(
  { session, language }: { readonly session: CurrentUser; readonly language: LanguageStore },
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
