import { clientModel } from "./client/client-model.ts";
import { houseProperty } from "./house-property.ts";
import type { NamedProperty } from "./named-property.ts";

/** All properties that `npm run tool -- property` runs. */
export const PROPERTIES: readonly NamedProperty[] = [houseProperty, clientModel];
