import { SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { HOUSE_OPTIONS, type HouseOptions } from "../house-options.ts";

/**
 * For a sandbox, where all calls come from one machine: the limits of accounts and devices stay, and a script may sign in
 * many members at once, however slow that is.
 */
export const SANDBOX_OPTIONS: HouseOptions = {
  ...HOUSE_OPTIONS,
  rates: {
    ...HOUSE_OPTIONS.rates,
    address: undefined,
    house: undefined,
    registerAddress: undefined,
    registerHouse: undefined,
    lookUpAddress: undefined,
    lookUpHouse: undefined,
  },
  passwordQueue: { places: 256, placesPerAddress: 256, waitMs: 30 * SECOND_MS },
};
