import { jsonOf, type SendWire } from "./wire.ts";

/** The names of fields whose values never leave a run, with the words that stand for them. */
const SECRET_FIELDS: Readonly<Record<string, string>> = {
  token: "token",
  password: "password",
  oldPassword: "password",
  newPassword: "password",
  confirmPassword: "password",
  deviceToken: "device token",
  ticket: "ticket",
  launchId: "launch",
  secret: "secret",
  phone: "phone",
  bankId: "account",
  payload: "slip",
};

const SHORTEST = 4;

/** Knows the secrets of a run and writes texts without them. */
export interface Secrets {
  readonly add: (value: string, word: string) => void;
  /** Adds every secret field of a body. */
  readonly learn: (body: unknown) => void;
  readonly clean: (text: string) => string;
}

export function createSecrets(): Secrets {
  const words = new Map<string, string>();
  const counts = new Map<string, number>();
  /** Each spelling of a secret with its words. Long ones first: a short one may be a part of a long one. */
  let spellings: readonly (readonly [spelling: string, word: string])[] | undefined;
  const add = (value: string, word: string): void => {
    if (value.length < SHORTEST || words.has(value)) return;
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    words.set(value, `<${word} ${count}>`);
    spellings = undefined;
  };
  const learn = (body: unknown): void => {
    if (typeof body !== "object" || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      const word = SECRET_FIELDS[name];
      if (word !== undefined && typeof value === "string") add(value, word);
      else if (name === "recoveryCodes" && Array.isArray(value)) for (const code of value) add(String(code), "code");
      else learn(value);
    }
  };
  return {
    add,
    learn,
    clean(text) {
      spellings ??= spellingsOf(words);
      let clean = text;
      for (const [spelling, word] of spellings) {
        if (clean.includes(spelling)) clean = clean.split(spelling).join(word);
      }
      return clean;
    },
  };
}

function spellingsOf(words: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...words]
    .sort(([one], [other]) => other.length - one.length)
    .flatMap(([value, word]) => {
      const encoded = encodeURIComponent(value);
      return encoded === value ? [[value, word] as const] : [[value, word] as const, [encoded, word] as const];
    });
}

/** Learns every secret that passes, whoever sends it. */
export function learningSend(send: SendWire, secrets: Secrets): SendWire {
  return async (call) => {
    const [, token] = /^Bearer (.+)$/.exec(call.headers["authorization"] ?? "") ?? [];
    if (token !== undefined) secrets.add(token, "token");
    learnFrom(call.body, secrets);
    // Of an authenticator app. Replies have codes of refusals under the same name.
    for (const [, code = ""] of call.body?.matchAll(/"code":"(\d{6})"/g) ?? []) secrets.add(code, "code");
    const answer = await send(call);
    learnFrom(answer.text, secrets);
    return answer;
  };
}

function learnFrom(text: string | undefined, secrets: Secrets): void {
  if (text?.startsWith("{") || text?.startsWith("[")) secrets.learn(jsonOf(text));
}
