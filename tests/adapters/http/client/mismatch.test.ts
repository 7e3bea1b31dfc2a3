import { expect, test } from "vitest";
import { walletEndpoints } from "../../../../contracts/endpoints/wallet.ts";
import { jsonReply, scriptedClient, textReply } from "../scripted-client.ts";

const { getCredit } = walletEndpoints;
const CREDIT = { credit: 1234.5, point: 3, at: "2026-11-20T10:00:00.000Z" };
const creditCall = { params: { username: "gold" }, body: { balanceType: "credit" } } as const;

test("a reply that breaks the contract is told with what was expected and what kind came, and with no value", async () => {
  const secret = "eyJhbGciOi-secret";
  const replies = [
    [jsonReply({ ...CREDIT, credit: secret }), "credit", "number", "string"],
    [jsonReply({ ...CREDIT, credit: [secret] }), "credit", "number", "list"],
    [jsonReply({ ...CREDIT, credit: null }), "credit", "number", "null"],
    [jsonReply({ ...CREDIT, credit: undefined, secret }), "credit", "a value", "nothing"],
    [jsonReply({ ...CREDIT, at: secret }), "at", expect.any(String), "string"],
    [jsonReply(null), "body", "Object", "null"],
    [textReply(`<html>${secret}`), "body", "JSON", "a page"],
    [textReply(secret), "body", "JSON", "another text"],
  ] as const;
  for (const [reply, field, expected, received] of replies) {
    const { client } = scriptedClient(() => reply);
    const answer = await client.call(getCredit, creditCall);
    expect(answer).toMatchObject({ error: { fault: "contract", field, expected, received } });
    expect(JSON.stringify(answer)).not.toContain(secret);
  }
});
