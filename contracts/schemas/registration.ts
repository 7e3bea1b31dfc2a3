import * as v from "valibot";
import { LANGUAGES } from "../../core/sentences/sentences.ts";
import { assumed, count, id, maybe, spec, typedText } from "./scalars.ts";
import { deviceToken, secondFactorProof, sentPuzzleAnswer } from "./sign-in.ts";

/** Both steps of the form. The values are normalised: trimmed, and numbers in digits only. */
export const registration = v.object({
  username: assumed(typedText),
  password: assumed(typedText),
  name: assumed(typedText),
  phone: assumed(typedText),
  bankId: assumed(typedText),
  bankName: assumed(typedText),
  afCode: assumed(v.optional(typedText)),
  team: assumed(v.optional(typedText)),
  marketing: assumed(v.optional(typedText)),
  /** The versions of terms and privacy policy that the member accepted. */
  consentVersion: assumed(v.optional(typedText)),
  deviceToken: assumed(deviceToken),
  puzzleAnswer: assumed(sentPuzzleAnswer),
});

export const availability = v.object({ available: assumed(v.boolean()) });

export const phoneAvailability = v.object({
  available: assumed(v.boolean()),
  /** Shows that a registration is under way; a backend may want it with the question for the bank's name. */
  ticket: assumed(maybe(v.string())),
});

export const inviter = v.object({
  /** Masked by the backend, because anybody may call. */
  name: assumed(v.string()),
  afCode: assumed(maybe(id)),
});

export const accountNameBody = v.object({
  bank: assumed(typedText),
  bankId: assumed(typedText),
  /** From the latest check of a phone number. */
  ticket: assumed(v.optional(typedText)),
});

export const accountName = v.object({ name: assumed(id) });

export const passwordChange = v.object({
  oldPassword: spec(typedText),
  newPassword: spec(typedText),
  confirmPassword: spec(typedText),
});

export const recoveryBegin = v.object({
  /** A phone number or a username. */
  account: assumed(typedText),
  puzzleAnswer: assumed(sentPuzzleAnswer),
});

/** The same for everybody, whether there is such a member or not. */
export const recoveryBegun = v.object({
  /** Goes with the code. */
  ticket: assumed(id),
  expiresInMs: assumed(count),
});

export const recovery = v.object({
  ticket: assumed(typedText),
  /** Six digits. */
  code: assumed(typedText),
  newPassword: assumed(typedText),
  /** After a reply with the code `second-factor-required`. */
  secondFactor: assumed(v.optional(secondFactorProof)),
  puzzleAnswer: assumed(sentPuzzleAnswer),
});

/** Fields that are missing stay as they are. */
export const userAddressChange = v.object({
  recipient: assumed(v.optional(typedText)),
  phone: assumed(v.optional(v.pipe(v.string(), v.regex(/^0\d{8,9}$/)))),
  line: assumed(v.optional(typedText)),
  subdistrict: assumed(v.optional(typedText)),
  district: assumed(v.optional(typedText)),
  province: assumed(v.optional(typedText)),
  postcode: assumed(v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/)))),
});

export const languageChoice = v.object({ language: assumed(v.picklist(LANGUAGES)) });
