import type { PushState } from "../../../../core/site/push.ts";
import type { Answer } from "../../../output/answer.ts";
import { fields } from "../../../output/view.ts";

export function pushAnswer(state: PushState): Answer {
  const { publicKey, on } = state;
  return {
    data: { ...state },
    view: [fields({ "Pushes to this session": on ? "on" : "off", "Public key": publicKey })],
  };
}
