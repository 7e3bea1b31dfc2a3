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
    recoveryAddress: undefined,
    recoveryHouse: undefined,
    lookUpAddress: undefined,
    lookUpHouse: undefined,
  },
  // Whoever asks for a code reads it at once.
  codesWithinMs: 0,
  passwordQueue: { places: 256, placesPerAddress: 256, waitMs: 30 * SECOND_MS },
};
