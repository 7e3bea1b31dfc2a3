import { endpoint } from "../endpoint.ts";
import { userAddress } from "../schemas/member.ts";
import { passwordChange, userAddressChange } from "../schemas/registration.ts";
import { acknowledgement, maybe } from "../schemas/scalars.ts";

/** The member's own account. */
export const accountEndpoints = {
  changePassword: endpoint({
    method: "POST",
    path: "/api/auth/user/change-password/{uuid}",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Changes the password",
    refusals: [
      "password-format",
      "password-differs",
      "password-same",
      "password-wrong",
      "sign-in-locked",
      "password-common",
      "password-like-username",
      "second-factor-required",
      "too-many-requests",
    ],
    body: passwordChange,
    reply: acknowledgement,
  }),
  address: endpoint({
    method: "GET",
    path: "/api/auth/address/mine",
    auth: "member",
    effect: "read",
    source: "spec",
    summary: "The member's address, or null",
    refusals: [],
    reply: maybe(userAddress),
  }),
  changeAddress: endpoint({
    method: "PATCH",
    path: "/api/auth/address",
    auth: "member",
    effect: "money",
    source: "spec",
    summary: "Changes the member's address",
    refusals: [
      "address-recipient-required",
      "address-phone-format",
      "address-line-required",
      "address-subdistrict-required",
      "address-district-required",
      "address-province-required",
      "postcode-format",
    ],
    body: userAddressChange,
    reply: userAddress,
  }),
} as const;
