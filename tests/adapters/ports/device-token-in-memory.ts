import type { DeviceTokenStorage } from "../../../core/session/port.ts";

export function deviceTokenInMemory(): DeviceTokenStorage {
  let token: string | undefined;
  return {
    read: () => token,
    write: (next) => {
      token = next;
    },
  };
}
