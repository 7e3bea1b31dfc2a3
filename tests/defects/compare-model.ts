import { deviationsOfHouse } from "../contracts/model/judged-house.ts";

/** Prints what the house of this copy answers otherwise than the model predicts it; nothing when all is right. */
const [ms = "20000"] = process.argv.slice(2);
const [first] = (await deviationsOfHouse(1, Number(ms), (id) => id.includes("/"))).filter(
  ({ finding }) => finding.verdict === "deviates",
);
if (first)
  process.stdout.write(`${first.id}: ${first.finding.where} is ${first.finding.got}, not ${first.finding.expected}`);
