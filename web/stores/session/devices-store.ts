import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { type Activity, signInsAmong } from "../../../core/session/activity.ts";
import type { DeviceSession } from "../../../core/session/device-session.ts";
import type { DevicesPort } from "../../../core/session/port.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { PagedList } from "../base/paged-list.ts";
import { Resource } from "../base/resource.ts";

const ACTIVITY_PAGE = 10;

/** The devices on which the member is signed in, and signing them out. */
export class DevicesStore {
  readonly list: Resource<readonly DeviceSession[]>;
  /** Who signed in as the member, or tried to. */
  readonly activity: PagedList<Activity>;
  /** The id of the device that is being signed out, or `others`. */
  signingOut: string | undefined = undefined;
  /** Why the last sign-out failed. */
  problem: Problem | undefined = undefined;
  readonly #port: DevicesPort;

  constructor(port: DevicesPort) {
    this.#port = port;
    this.list = new Resource(() => port.devices());
    this.activity = new PagedList((query) => signInsAmong(port, query), ACTIVITY_PAGE);
    makeAutoObservable(this, { list: false, activity: false, problem: observableRef }, { autoBind: true });
  }

  get hasOthers(): boolean {
    return this.list.value?.some(({ current }) => !current) ?? false;
  }

  /** The latest sign-in among those that are open. */
  get latest(): DeviceSession | undefined {
    const byTime = [...(this.list.value ?? [])].sort((one, other) => other.signedInAt - one.signedInAt);
    return byTime[0];
  }

  /** One at a time. Without an id it signs out every device but this one. Returns whether it was done. */
  async signOut(id: string | undefined): Promise<boolean> {
    if (this.signingOut !== undefined) return false;
    this.signingOut = id ?? "others";
    this.problem = undefined;
    const answer = await this.#port.signOutDevice(id);
    runInAction(() => {
      this.signingOut = undefined;
      if (answer.ok) this.list.put(answer.value);
      else this.problem = answer.error;
    });
    return answer.ok;
  }
}
