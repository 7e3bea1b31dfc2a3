import * as v from "valibot";

const message = "must be a hostname in lower case like play.example";

/** A name of at most 253 letters, each part of at most 63, as the domain name system has it. */
export const hostnameField = v.pipe(
  v.string(message),
  v.regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/, message),
);
