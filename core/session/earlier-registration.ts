import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Intent, IntentStorage } from "../money-action/intent.ts";
import type { Outcome } from "../money-action/outcome.ts";
import type { Clock } from "../platform/clock.ts";
import type { SessionPort } from "./port.ts";

/** Where the page notes a registration while its outcome is unknown. */
export interface RegistrationNotes {
  readonly intents: Pick<IntentStorage, "write" | "remove" | "pending">;
  readonly clock: Clock;
}

/** How a registration is noted: by its username, without anything else that was typed. */
const REGISTRATION = { kind: "registration", stored: { username: "text" } } as const;

/** Notes a registration before it is sent, and forgets it once its outcome is known. */
export async function noted<T>(
  notes: RegistrationNotes | undefined,
  username: string,
  key: IdempotencyKey,
  send: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (!notes) return send();
  const intent: Intent<typeof REGISTRATION.stored> = { kind: REGISTRATION.kind, key, madeAt: notes.clock(), username };
  notes.intents.write(intent);
  const outcome = await send();
  if (outcome.state !== "unknown") notes.intents.remove(key);
  return outcome;
}

/** `exists`: an account of this name exists now, which is most likely the one that was registered. */
export type EarlierRegistration = { readonly username: string; readonly state: "exists" | "not-found" | "unreadable" };

/** What became of a registration that an earlier page sent. Undefined when none has an unknown outcome. */
export async function findEarlierRegistration(
  session: Pick<SessionPort, "checkUsername">,
  { intents }: Pick<RegistrationNotes, "intents">,
): Promise<EarlierRegistration | undefined> {
  const [earlier] = intents.pending(REGISTRATION).slice(-1);
  if (!earlier) return undefined;
  const { username } = earlier;
  const answer = await session.checkUsername(username);
  if (!answer.ok) return { username, state: "unreadable" };
  return { username, state: answer.value === "taken" ? "exists" : "not-found" };
}

/** Forgets earlier registrations: the person has seen what became of them. */
export function forgetEarlierRegistrations({ intents }: Pick<RegistrationNotes, "intents">): void {
  for (const { key } of intents.pending(REGISTRATION)) intents.remove(key);
}
