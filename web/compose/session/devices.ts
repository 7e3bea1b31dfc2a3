import { ContainerModule } from "inversify";
import { createHttpDevices } from "../../../adapters/http/devices.ts";
import { DevicesStore } from "../../stores/session/devices-store.ts";
import { DEVICES, SITE, type SiteParts } from "../identifiers.ts";

export const devicesModule = new ContainerModule(({ bind }) => {
  bind(DEVICES).toResolvedValue(({ client }: SiteParts) => new DevicesStore(createHttpDevices(client)), [SITE]);
});
