import { makeAutoObservable, runInAction } from "mobx";
import {
  type ChangePasswordDependencies,
  checkPasswordChange,
  PASSWORD_CHANGE,
  type PasswordIntent,
  passwordChange,
} from "../../../core/session/change-password.ts";
import type { PasswordChange } from "../../../core/session/model.ts";
import type { ActionDependencies } from "../base/dependencies.ts";
import type { MoneyActionStore } from "../base/money-action-store.ts";
import { createPrivateActionStore } from "../base/private-action-store.ts";

export const NO_PASSWORDS: PasswordChange = { oldPassword: "", newPassword: "", confirmPassword: "" };

/**
 * Changing the password. The passwords are in this page's memory only: after a reload, a change whose outcome is unknown
 * is found out with the new password, which the member types again.
 */
export class PasswordStore {
  readonly action: MoneyActionStore<PasswordChange, void>;
  /** The last typed password does not open the account. It may be mistyped, or the change was not made. */
  typedIsWrong = false;
  #typed = "";
  /** Whether the outcome can be found out without typing anything. */
  knowsPasswords = false;

  constructor(dependencies: ActionDependencies & ChangePasswordDependencies, username: () => string) {
    this.action = createPrivateActionStore(dependencies, {
      kind: PASSWORD_CHANGE,
      actionOf: (change) => passwordChange(username(), change),
      unknownInput: NO_PASSWORDS,
      check: (intent) => this.#checkTyped(dependencies, intent, username()),
      onDone: () => undefined,
      onFollowed: () => undefined,
    });
    makeAutoObservable(this, { action: false }, { autoBind: true });
  }

  /** Undefined, and nothing is sent, while a change is under way or the outcome of the last one is unknown. */
  async change(change: PasswordChange): Promise<void> {
    if (this.action.phase !== "unknown") this.knowsPasswords = true;
    await this.action.run(change);
  }

  /** Looks whether the new password of an earlier page opens the account. */
  async check(newPassword: string): Promise<void> {
    this.#typed = newPassword;
    this.typedIsWrong = false;
    await this.action.resume();
    this.#typed = "";
  }

  /** Gives up an unknown outcome: the form is empty again. */
  startAgain(): void {
    this.action.dismiss();
    this.typedIsWrong = false;
    this.knowsPasswords = false;
  }

  async #checkTyped(
    dependencies: ChangePasswordDependencies,
    intent: PasswordIntent,
    username: string,
  ): ReturnType<typeof checkPasswordChange> {
    if (this.#typed === "") return { state: "unknown", fault: undefined };
    const outcome = await checkPasswordChange(dependencies, intent, username, this.#typed);
    runInAction(() => {
      this.typedIsWrong = outcome.state === "unknown" && outcome.fault === undefined;
    });
    return outcome;
  }
}
