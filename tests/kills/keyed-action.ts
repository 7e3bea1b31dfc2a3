/** A call that changes something, under a key that every try of it has. */
export interface KeyedAction {
  readonly key: string;
  readonly path: string;
  readonly body: object;
  readonly token: string | undefined;
}

export interface FinalReply {
  readonly status: number;
  readonly body: unknown;
}

/** An action with the reply that ended its tries: a success or a refusal. */
export interface AnsweredAction extends KeyedAction {
  readonly reply: FinalReply;
}

export interface Sender {
  /** Sends a call to one house after the other until one answers. */
  readonly send: (call: Omit<KeyedAction, "key"> & { readonly key?: string }) => Promise<FinalReply>;
  /** How many tries had no answer. */
  readonly lost: () => number;
}

const TRY_MS = 10_000;
const PAUSE_MS = 20;
const ANSWERS_WITHIN_MS = 120_000;

/**
 * A client that never gives up: a lost reply or a failure of the server (5xx) is tried again under the same key.
 * @param urls of the houses that run now
 */
export function createSender(urls: () => readonly string[], chance: () => number): Sender {
  let lost = 0;
  let lastFailure = "no house runs";

  async function tryOnce({ path, body, token, key }: Parameters<Sender["send"]>[0]): Promise<FinalReply | undefined> {
    const known = urls();
    const url = known[Math.floor(chance() * known.length)];
    if (url === undefined) return undefined;
    try {
      const reply = await fetch(url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TRY_MS),
      });
      const answer = { status: reply.status, body: (await reply.json()) as unknown };
      if (answer.status < 500) return answer;
      lastFailure = JSON.stringify(answer);
    } catch (error) {
      // The connection ended. The call may have had its effect.
      lastFailure = String(error);
    }
    lost += 1;
    return undefined;
  }

  return {
    async send(call) {
      for (const until = performance.now() + ANSWERS_WITHIN_MS; performance.now() < until; ) {
        const reply = await tryOnce(call);
        if (reply) return reply;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      throw new Error(`no house answered ${call.path}, at last: ${lastFailure}`);
    },
    lost: () => lost,
  };
}
