import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { needed, textOption } from "../../../command-line/options.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { pushAnswer } from "./push-answer.ts";

export const pushSubscribe = command({
  path: ["push", "subscribe"],
  summary: "Send this session's pushes to a browser's subscription",
  needs: ["member"],
  examples: ["sanam push subscribe --endpoint https://push.example.net/a --p256dh KEY --auth SECRET"],
  options: {
    endpoint: needed(textOption("--endpoint <url>", "the address at the push service")),
    p256dh: needed(textOption("--p256dh <key>", "the browser's public key, base64url")),
    auth: needed(textOption("--auth <secret>", "the browser's secret, base64url")),
  },
  run: async (address, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.push.subscribePush(address), pushAnswer);
  },
});
