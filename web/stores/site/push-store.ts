import { makeAutoObservable, runInAction } from "mobx";
import type { PushChoice, PushDevice, PushPort, PushState, PushWay } from "../../../core/site/push.ts";
import { Resource } from "../base/resource.ts";

/** Notifications of ended requests on this device: off until the member asks for them. */
export class PushStore {
  readonly state: Resource<PushState>;
  way: PushWay;
  busy = false;
  declined: boolean;
  /** The endpoint that the backend was told by this device. */
  subscribedEndpoint: string | undefined = undefined;
  readonly #port: PushPort;
  readonly #device: PushDevice;
  readonly #choice: PushChoice;

  constructor(port: PushPort, device: PushDevice, choice: PushChoice) {
    this.#port = port;
    this.#device = device;
    this.#choice = choice;
    this.way = device.way;
    this.declined = choice.declined();
    this.state = new Resource(() => port.push());
    makeAutoObservable(this, { state: false }, { autoBind: true });
  }

  /** False where the browser or the backend has no pushes. */
  get available(): boolean {
    return this.way !== "no" && this.state.problem === undefined;
  }

  get on(): boolean {
    return this.way === "granted" && this.subscribedEndpoint !== undefined && this.state.value?.on === true;
  }

  /** Whether this is the moment to ask the member. */
  get offered(): boolean {
    const unknown = this.state.value === undefined;
    return this.available && !unknown && this.way !== "denied" && !this.on && !this.declined;
  }

  async load(): Promise<void> {
    if (this.#device.way === "no") return;
    const subscribedEndpoint = await this.#device.subscribedEndpoint();
    await this.state.load();
    runInAction(() => {
      this.way = this.#device.way;
      this.subscribedEndpoint = subscribedEndpoint;
    });
  }

  /** Returns whether pushes are on now. One at a time. */
  async turnOn(): Promise<boolean> {
    const { value } = this.state;
    if (this.busy || value === undefined) return false;
    this.busy = true;
    const address = await this.#device.subscribe(value.publicKey);
    const answer = address && (await this.#port.subscribePush(address));
    if (address && answer?.ok) await this.#device.remember(address.endpoint).catch(() => undefined);
    else if (address) await this.#device.forget();
    const subscribedEndpoint = await this.#device.subscribedEndpoint();
    runInAction(() => {
      this.busy = false;
      this.way = this.#device.way;
      this.subscribedEndpoint = subscribedEndpoint;
      if (answer?.ok) this.state.put(answer.value);
    });
    return this.on;
  }

  /** The device shows nothing from now on, also when the backend does not hear of it. */
  async turnOff(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#device.forget();
    const answer = await this.#port.unsubscribePush();
    runInAction(() => {
      this.busy = false;
      this.subscribedEndpoint = undefined;
      if (answer.ok) this.state.put(answer.value);
    });
  }

  decline(): void {
    this.#choice.decline();
    this.declined = true;
  }

  /** Brings browser, backend and words together again, where the member had turned pushes on. Never asks. */
  async renew(): Promise<void> {
    await this.load();
    const { value } = this.state;
    if (this.subscribedEndpoint === undefined || value === undefined) return;
    if (this.way !== "granted") return this.turnOff();
    const current = await this.#device.current(value.publicKey);
    if (value.on && current?.endpoint === this.subscribedEndpoint) await this.#device.remember(current.endpoint);
    else await this.turnOn();
  }
}
