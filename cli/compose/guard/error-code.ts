/** `ECONNREFUSED`, for example, or the error's name. Never the message, which may hold what was sent. */
export function errorCode(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
    if (!(each.cause instanceof Error)) return each.name;
  }
  return "Error";
}
