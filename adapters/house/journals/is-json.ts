/** Whether a stored text can be read at all. Damage may have made it something else. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
