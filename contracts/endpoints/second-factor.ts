import { endpoint } from "../endpoint.ts";
import { acknowledgement } from "../schemas/acknowledgement.ts";
import {
  confirmBody,
  confirmed,
  recoveryCodes,
  secondFactorStatus,
  totpBeginBody,
  totpSetup,
  totpTurnOffBody,
  totpTurnOnBody,
} from "../schemas/session/second-factor.ts";

/** The member's second factor. Apart from the session's rows, which the first page loads. */
export const secondFactorEndpoints = {
  secondFactor: endpoint({
    method: "GET",
    path: "/api/auth/second-factor",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "Whether the authenticator app is on, and how many recovery codes are left",
    reply: secondFactorStatus,
  }),
  beginTotp: endpoint({
    method: "POST",
    path: "/api/auth/second-factor/totp/begin",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Makes a secret for an authenticator app. It has no effect before a code turns it on",
    body: totpBeginBody,
    reply: totpSetup,
  }),
  turnOnTotp: endpoint({
    method: "POST",
    path: "/api/auth/second-factor/totp/on",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Turns the authenticator app on with one of its codes, and returns the recovery codes once",
    body: totpTurnOnBody,
    reply: recoveryCodes,
  }),
  turnOffTotp: endpoint({
    method: "POST",
    path: "/api/auth/second-factor/totp/off",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Turns the authenticator app off, with the password and a code",
    body: totpTurnOffBody,
    reply: acknowledgement,
  }),
  confirmSession: endpoint({
    method: "POST",
    path: "/api/auth/second-factor/confirm",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Confirms this session with a code for a few minutes, for a withdrawal or a change of password",
    body: confirmBody,
    reply: confirmed,
  }),
} as const;
