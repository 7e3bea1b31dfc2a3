import type { CommonPasswords } from "../ports/common-passwords.ts";

/** One list for all houses of a process. */
let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords of zxcvbn. The list is read when the first password is chosen, not at the start. */
export function createNodeCommonPasswords(): CommonPasswords {
  return {
    async includes(password) {
      list ??= load();
      return (await list).has(password.normalize("NFC").toLowerCase());
    },
  };
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
}
