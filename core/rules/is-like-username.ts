import { DEFAULT_INPUT_RULES } from "./input-rules.ts";

/**
 * Whether a password is little more than the username: what is left without it, written forwards or backwards in any
 * case, is shorter than a password.
 */
export function isLikeUsername(
  password: string,
  username: string,
  minimum = DEFAULT_INPUT_RULES.password.minimum,
): boolean {
  const typed = password.toLowerCase();
  const name = username.toLowerCase();
  if (name === "") return false;
  return [name, Array.from(name).reverse().join("")].some(
    (part) => typed.includes(part) && typed.split(part).join("").length < minimum,
  );
}
