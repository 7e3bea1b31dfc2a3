import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GUARDED_ACTIONS } from "../../../../core/session/second-factor/model.ts";
import {
  beginTotp,
  confirmedCall,
  parseProof,
  proofOf,
  totpUri,
  turnOffTotp,
} from "../../../../core/session/second-factor/second-factors.ts";
import type { Problem } from "../../../../core/shared/fault.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { always } from "../../../always.ts";

const required = err(refuse("second-factor-required"));

describe("a typed code", () => {
  const code = fc.oneof(fc.stringMatching(/^\d{6}$/), fc.stringMatching(/^[a-z2-7]{11}[a-z]$/));
  const separator = fc.constantFrom("", " ", "-", "–", "  ");

  test("is read in any case, with spaces and dashes, and keeps its kind", () => {
    always([code, separator, fc.boolean()], (plain, between, upper) => {
      const typed = (plain.match(/.{1,3}/g) ?? []).join(plain.length === 6 && between.trim() ? " " : between);
      const parsed = parseProof(proofOf(upper ? ` ${typed.toUpperCase()} ` : typed));
      expect(parsed).toEqual(ok({ kind: plain.length === 6 ? "totp" : "recovery-code", code: plain }));
    });
  });

  test("of another length is refused, and Thai digits are digits", () => {
    for (const typed of ["", "12345", "1234567", "abcd-efgh-ijk", "abcd-efgh-ijk1", "abcd-efgh-ijkl-m"]) {
      expect(parseProof(proofOf(typed)), typed).toMatchObject({
        error: { code: "second-factor-format", field: "code" },
      });
    }
    expect(parseProof({ kind: "totp", code: "๑๒๓๔๕๖" })).toEqual(ok({ kind: "totp", code: "123456" }));
  });

  test("is no passkey, whose answer stays as it is", () => {
    expect(parseProof({ kind: "passkey", code: "Ab - ๑" })).toEqual(ok({ kind: "passkey", code: "Ab - ๑" }));
  });
});

test("withdrawals and passwords are guarded where the operator says nothing else", () => {
  expect(GUARDED_ACTIONS).toEqual(["withdrawal", "password"]);
});

test("an empty password is not sent, neither to set up the app nor to turn it off", async () => {
  const sent: unknown[] = [];
  const send = async (ask: unknown) => {
    sent.push(ask);
    return err(refuse("maintenance"));
  };
  const secondFactor = { begin: send, turnOff: send };
  const proof = { kind: "totp", code: "123 456" } as const;
  const empty = { error: { code: "password-required", field: "password" } };
  expect(await beginTotp({ secondFactor }, "")).toMatchObject(empty);
  expect(await turnOffTotp({ secondFactor }, { password: "", proof })).toMatchObject(empty);
  expect(sent).toEqual([]);
  await beginTotp({ secondFactor }, "demo1234");
  await turnOffTotp({ secondFactor }, { password: "demo1234", proof });
  expect(sent).toEqual(["demo1234", { password: "demo1234", proof: { kind: "totp", code: "123456" } }]);
});

test("the address for the app has one label and one issuer, whatever their letters are", () => {
  const uri = new URL(totpUri({ issuer: "สนาม: A&B", username: "gold", secret: "ABCD2345" }));
  expect(uri.protocol + uri.host).toBe("otpauth:totp");
  expect(decodeURIComponent(uri.pathname)).toBe("/สนาม  A&B:gold");
  expect([...uri.searchParams]).toEqual([
    ["secret", "ABCD2345"],
    ["issuer", "สนาม: A&B"],
  ]);
});

describe("a call that may need a confirmation", () => {
  test.each([
    ["is sent once when nobody asks for a code", [ok(1)], [], ok(1), 1],
    ["is sent again after the member confirmed", [required, ok(2)], [true], ok(2), 2],
    ["stays refused when the member does not confirm", [required], [false], required, 1],
    ["asks once only", [required, required], [true], required, 2],
    ["is not sent again after another refusal", [err(refuse("maintenance"))], [], err(refuse("maintenance")), 1],
  ] as const)("%s", async (_, answers, confirmations, expected, calls) => {
    let sent = 0;
    let asked = 0;
    const port = { call: async (): Promise<Result<number, Problem>> => answers[sent++] ?? ok(0) };
    const answer = await confirmedCall(port, ["call"], { ask: async () => confirmations[asked++] ?? false }).call();
    expect([answer, sent, asked]).toEqual([expected, calls, confirmations.length]);
  });
});
