import { ContainerModule } from "inversify";
import { createHttpDevices } from "../../../adapters/http/devices.ts";
import { DevicesStore } from "../../stores/session/devices-store.ts";
import { DEVICES, SITE } from "../identifiers.ts";
import type { SiteParts } from "../site-parts.ts";

export const devicesModule = new ContainerModule(({ bind }) => {
  bind(DEVICES).toResolvedValue(({ client }: SiteParts) => new DevicesStore(createHttpDevices(client)), [SITE]);
});
