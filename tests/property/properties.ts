import { clientModel } from "./client/client-model.ts";
import { houseModel } from "./house/house-model.ts";
import type { NamedProperty } from "./named-property.ts";

/** All properties that `npm run tool -- property` runs. */
export const PROPERTIES: readonly NamedProperty[] = [houseModel, clientModel];
