import type { Caller } from "./caller.ts";

/** Where a sign-in comes from. Nothing is known of a sign-in in process, except its device. */
export interface SignInOrigin extends Partial<Caller> {
  /** The token that an earlier sign-in gave to the device. */
  readonly deviceToken?: string | undefined;
}

/** What an event stores of it. */
export function storedOrigin({ address, userAgent }: Partial<Caller>): Partial<Caller> {
  return { ...(address && { address }), ...(userAgent && { userAgent }) };
}
