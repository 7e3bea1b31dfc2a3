import { addressChange } from "../../../core/session/change-address.ts";
import { ADDRESS_FIELDS, type Address } from "../../../core/session/model.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { INTENT, textOption } from "../../command-line/options.ts";
import type { Answer } from "../../output/answer.ts";
import type { JsonObject } from "../../output/json.ts";
import { fields, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";

export const sessionAddress = command({
  path: ["session", "address"],
  summary: "Show the delivery address, or change the given parts of it",
  needs: ["member"],
  examples: [inMemory("sanam session address"), inMemory("sanam session address --postcode 10110")],
  options: {
    recipient: textOption("--recipient <name>", "the recipient's name"),
    phone: textOption("--phone <number>", "the phone number for the carrier"),
    line: textOption("--line <text>", "house number and street"),
    subdistrict: textOption("--subdistrict <name>", "khwaeng or tambon"),
    district: textOption("--district <name>", "khet or amphoe"),
    province: textOption("--province <name>", "province, in Thai"),
    postcode: textOption("--postcode <digits>", "five digits"),
    intent: INTENT,
  },
  run: async ({ intent, ...change }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    if (ADDRESS_FIELDS.every((field) => change[field] === undefined)) {
      return mapOk(await backend.value.addresses.address(), (address) => answerOf(address));
    }
    return runMoneyCommandAt(backend.value, context, intent, {
      action: addressChange(change),
      ask: undefined,
      answer: (saved, intent) => answerOf(saved, { intent }),
    });
  },
});

function answerOf(saved: Address | undefined, more: JsonObject = {}): Answer {
  if (!saved) return { data: { address: null }, view: [text("No address was given yet.")] };
  return {
    data: { address: { ...saved }, ...more },
    view: [
      fields({
        Recipient: saved.recipient,
        Phone: saved.phone,
        Line: saved.line,
        Subdistrict: saved.subdistrict,
        District: saved.district,
        Province: saved.province,
        Postcode: saved.postcode,
      }),
    ],
  };
}
