import { type Fault, refuses, replies, sends, withoutKeys } from "../fault.ts";

export const KEYS_FAULTS: Readonly<Record<string, Fault>> = {
  "keys/same-key-same-bytes": replies("withdraw", (reply, count) =>
    count === 3 ? { ...reply, status: "rejected" } : reply,
  ),
  "keys/other-body-is-refused": withoutKeys,
  "keys/refusals-are-stored": withoutKeys,
  "keys/near-keys-are-apart": sends((call) => {
    const key = call.headers["idempotency-key"];
    return key === undefined ? call : { ...call, headers: { ...call.headers, "idempotency-key": key.toLowerCase() } };
  }),
  "keys/keys-are-a-members-own": replies("withdraw", (reply) => ({ ...reply, id: "the-same" })),
  "keys/keys-last-24-hours": replies("withdraw", (reply, count) => (count > 5 ? { ...reply, attempt: 9 } : reply)),
  "keys/refusals-are-bounded": refuses("withdraw", "too-many-refused", (count) => count === 150),
  "keys/requests-show-their-key": replies("wheelLog", ({ items, next }) => ({
    items: items.map((item) => ({ ...item, idempotencyKey: "another" })),
    next,
  })),
  "keys/every-money-call-has-keys": withoutKeys,
};
