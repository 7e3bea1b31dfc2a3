import {
  beginTotp,
  confirmSession,
  proofOf,
  totpUri,
  turnOffTotp,
  turnOnTotp,
} from "../../../core/session/second-factor/second-factors.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { needed, positional, textOption } from "../../command-line/options.ts";
import { fields, isoOf, moment, table, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { PASSWORD, SECOND_FACTOR } from "../../runtime/read-passwords.ts";
import { PASSWORD_STDIN } from "./session.ts";

export const sessionSecondFactorStatus = command({
  path: ["session", "second-factor", "status"],
  summary: "Show whether the authenticator app is on",
  needs: ["member"],
  examples: [inMemory("sanam session second-factor status")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.secondFactor.status(), ({ totpSince, recoveryCodesLeft, passkeys }) => {
      const on = totpSince !== undefined;
      return {
        data: {
          on,
          since: isoOf(totpSince) ?? null,
          recoveryCodesLeft,
          passkeys: passkeys.map(({ addedAt, ...passkey }) => ({ ...passkey, addedAt: toIso(addedAt) })),
        },
        view: [
          fields({
            "Authenticator app": on ? "on" : "off",
            Since: on ? moment(totpSince) : undefined,
            "Recovery codes left": on || passkeys.length > 0 ? String(recoveryCodesLeft) : undefined,
          }),
          table(
            ["Passkey", "Added", "Id"],
            passkeys.map(({ name, addedAt, id }) => [name, moment(addedAt), id]),
            "No passkeys.",
          ),
        ],
      };
    });
  },
});

export const sessionSecondFactorBegin = command({
  path: ["session", "second-factor", "begin"],
  summary: "Make a secret for an authenticator app",
  needs: ["member"],
  examples: [inMemory("SANAM_PASSWORD=demo1234 sanam session second-factor begin")],
  notes:
    "It has no effect until `session second-factor turn-on` gets a code of the app, within 15 minutes. With a passkey,\n" +
    "confirm the session first, by a recovery code or in a browser.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const passwords = await context.readPasswords([PASSWORD], passwordStdin);
    if (!passwords.ok) return passwords;
    const [password = ""] = passwords.value;
    const { username } = backend.value.member;
    return mapOk(await beginTotp(backend.value, password), ({ secret }) => {
      const uri = totpUri({ issuer: "Sanam", username, secret });
      return {
        data: { secret, uri },
        view: [fields({ Secret: secret, Address: uri }), text("Enter the secret in the app, then turn it on.")],
      };
    });
  },
});

export const sessionSecondFactorTurnOn = command({
  path: ["session", "second-factor", "turn-on"],
  summary: "Turn the authenticator app on with one of its codes",
  needs: ["member"],
  examples: ["SANAM_SECOND_FACTOR=123456 sanam session second-factor turn-on"],
  notes:
    "Prints the recovery codes, which cannot be shown again. Each one works once, and earlier ones no longer work. With a\n" +
    "passkey, the session must be confirmed.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const codes = await context.readPasswords([SECOND_FACTOR], passwordStdin);
    if (!codes.ok) return codes;
    const [code = ""] = codes.value;
    return mapOk(await turnOnTotp(backend.value, code), (recoveryCodes) => ({
      data: { on: true, recoveryCodes: [...recoveryCodes] },
      view: [text("The authenticator app is on. Keep these recovery codes:"), ...recoveryCodes.map(text)],
    }));
  },
});

export const sessionSecondFactorTurnOff = command({
  path: ["session", "second-factor", "turn-off"],
  summary: "Turn the authenticator app off, with the password and a code",
  needs: ["member"],
  examples: ["sanam session second-factor turn-off"],
  notes:
    "They come from a prompt, from SANAM_PASSWORD and SANAM_SECOND_FACTOR, or with --password-stdin from two lines\n" +
    "of stdin: first the password, then the code. A recovery code works, too.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const typed = await context.readPasswords([PASSWORD, SECOND_FACTOR], passwordStdin);
    if (!typed.ok) return typed;
    const [password = "", code = ""] = typed.value;
    return mapOk(await turnOffTotp(backend.value, { password, proof: proofOf(code) }), () => ({
      data: { on: false },
      view: [text("The authenticator app is off.")],
    }));
  },
});

export const sessionSecondFactorConfirm = command({
  path: ["session", "second-factor", "confirm"],
  summary: "Confirm this session with a code, before a withdrawal or a change of password or of a second factor",
  needs: ["member"],
  examples: ["SANAM_SECOND_FACTOR=123456 sanam session second-factor confirm"],
  notes: "The code comes from a prompt, from SANAM_SECOND_FACTOR, or with --password-stdin from stdin.",
  options: { passwordStdin: PASSWORD_STDIN },
  run: async ({ passwordStdin }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const codes = await context.readPasswords([SECOND_FACTOR], passwordStdin);
    if (!codes.ok) return codes;
    const [code = ""] = codes.value;
    return mapOk(await confirmSession(backend.value, proofOf(code)), (until) => ({
      data: { until: toIso(until) },
      view: [text(`This session is confirmed until ${moment(until)}.`)],
    }));
  },
});

export const sessionSecondFactorRemovePasskey = command({
  path: ["session", "second-factor", "remove-passkey"],
  summary: "Remove a passkey; `status` lists their ids",
  needs: ["member"],
  examples: ["sanam session second-factor remove-passkey PASSKEY_ID"],
  notes: "Confirm the session first. Passkeys are made in a browser.",
  options: { id: needed(positional(textOption("--id <id>", "the passkey's id"))) },
  run: async ({ id }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.secondFactor.removePasskey(id), () => ({
      data: { removed: id },
      view: [text("The passkey is removed.")],
    }));
  },
});
