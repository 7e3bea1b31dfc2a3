import type { PushOutcome, PushSender } from "../../../../adapters/house/ports/push-sender.ts";
import type { PushAddress, PushMessage } from "../../../../core/site/push.ts";

/** A point of P-256, as any browser may send it. */
const PUBLIC_KEY = "BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo";

/** What a browser would tell. Two of different numbers have nothing in common but their form. */
export function pushAddressOf(number: number): PushAddress {
  return {
    endpoint: `https://push.example.net/${number}`,
    p256dh: PUBLIC_KEY,
    auth: String(number).padStart(22, "A"),
  };
}

/** Notes what is sent. `outcomes` says what becomes of a push to an endpoint; by default it is taken. */
export function createFakePush(outcomes: ReadonlyMap<string, PushOutcome> = new Map(), publicKey = PUBLIC_KEY) {
  const sent: (PushMessage & { readonly endpoint: string })[] = [];
  const sender: PushSender = {
    publicKey,
    accepts: ({ endpoint }) => endpoint.startsWith("https://push.example.net/"),
    async send({ endpoint }, message) {
      sent.push({ ...message, endpoint });
      return outcomes.get(endpoint) ?? "taken";
    },
    close: async () => undefined,
  };
  return { sender, sent };
}
