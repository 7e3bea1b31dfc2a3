import { endpoint } from "../endpoint.ts";
import { levelStanding, user } from "../schemas/member.ts";
import { acknowledgement } from "../schemas/scalars.ts";
import { credentials, signedIn } from "../schemas/sign-in.ts";

/** Sign-in and the signed-in member: what the first page calls. */
export const signInEndpoints = {
  login: endpoint({
    method: "POST",
    path: "/api/auth/login",
    auth: "public",
    effect: "write",
    source: "spec",
    summary: "Signs a member in",
    refusals: [
      "credentials-wrong",
      "sign-in-locked",
      "too-many-requests",
      "second-factor-required",
      "second-factor-format",
      "second-factor-wrong",
      "second-factor-used",
    ],
    body: credentials,
    reply: signedIn,
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/auth/logout",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Signs out: the bearer token becomes invalid",
    refusals: [],
    reply: acknowledgement,
  }),
  userDetail: endpoint({
    method: "GET",
    path: "/api/auth/user/detail/{uuid}",
    auth: "member",
    effect: "read",
    source: "spec",
    summary: "The member with bank account, credit and address",
    refusals: [],
    reply: user,
  }),
  user: endpoint({
    method: "GET",
    path: "/api/auth/user/{uuid}",
    auth: "member",
    effect: "read",
    source: "spec",
    summary: "The member's profile",
    refusals: [],
    reply: user,
  }),
  level: endpoint({
    method: "GET",
    path: "/api/auth/user/level/{uuid}",
    auth: "member",
    effect: "read",
    source: "spec",
    summary: "The member's level and the deposits that count towards the next",
    refusals: [],
    reply: levelStanding,
  }),
} as const;
