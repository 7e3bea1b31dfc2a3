import { hash, randomBytes } from "node:crypto";
import type { Tokens } from "../ports/tokens.ts";

export function createNodeTokens(): Tokens {
  return {
    create: () => randomBytes(32).toString("hex"),
    hash: async (token) => hash("sha256", token),
  };
}
