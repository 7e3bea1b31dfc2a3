import { accountEndpoints } from "./account.ts";
import { registrationEndpoints } from "./registration.ts";
import { signInEndpoints } from "./sign-in.ts";

const { changePassword, ...address } = accountEndpoints;

/** Sign-in, registration and the member's own account. The site loads each part with the pages that call it. */
export const sessionEndpoints = {
  ...signInEndpoints,
  changePassword,
  ...registrationEndpoints,
  ...address,
} as const;
