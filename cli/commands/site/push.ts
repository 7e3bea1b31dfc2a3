import { mapOk } from "../../../core/shared/result.ts";
import type { PushState } from "../../../core/site/push.ts";
import { command } from "../../command-line/command.ts";
import { needed, textOption } from "../../command-line/options.ts";
import type { Answer } from "../../output/print.ts";
import { fields } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";

function pushAnswer(state: PushState): Answer {
  const { publicKey, on } = state;
  return {
    data: { ...state },
    view: [fields({ "Pushes to this session": on ? "on" : "off", "Public key": publicKey })],
  };
}

export const pushStatus = command({
  path: ["push", "status"],
  summary: "Show whether this session gets pushes, and the key that a browser subscribes with",
  needs: ["member"],
  examples: ["sanam push status"],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.push.push(), pushAnswer);
  },
});

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

export const pushUnsubscribe = command({
  path: ["push", "unsubscribe"],
  summary: "End the pushes of this session",
  needs: ["member"],
  examples: ["sanam push unsubscribe"],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.push.unsubscribePush(), pushAnswer);
  },
});
