import { houseModel } from "../property/house/house-model.ts";

/** Prints how the house of this copy differs from the naive house; nothing when it does not. */
const [runs = "1"] = process.argv.slice(2);
const failure = await houseModel.check({ seed: 1, runs: Number(runs), shrink: false, onRun: () => undefined });
if (failure) process.stdout.write(failure.message);
