import { changeAddress } from "../../../core/session/change-address.ts";
import { ADDRESS_FIELDS, type Address } from "../../../core/session/model.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { words } from "../../command-line/options.ts";
import { type Answer, fields, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/member-backend.ts";

export const address = command({
  path: ["session", "address"],
  summary: "Show where prizes are sent, or change the parts that are given",
  options: {
    recipient: words("--recipient <name>", "who receives it"),
    phone: words("--phone <number>", "whom the carrier calls"),
    line: words("--line <text>", "house number and street"),
    subdistrict: words("--subdistrict <name>", "khwaeng or tambon"),
    district: words("--district <name>", "khet or amphoe"),
    province: words("--province <name>", "province, in Thai"),
    postcode: words("--postcode <digits>", "five digits"),
  },
  run: async (change, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const { addresses } = backend.value;
    const shown = ADDRESS_FIELDS.every((field) => change[field] === undefined);
    return mapOk(await (shown ? addresses.address() : changeAddress({ addresses }, change)), answerOf);
  },
});

function answerOf(kept: Address | undefined): Answer {
  if (!kept) return { data: { address: null }, view: [text("No address was given yet.")] };
  return {
    data: { address: { ...kept } },
    view: [
      fields({
        Recipient: kept.recipient,
        Phone: kept.phone,
        Line: kept.line,
        Subdistrict: kept.subdistrict,
        District: kept.district,
        Province: kept.province,
        Postcode: kept.postcode,
      }),
    ],
  };
}
