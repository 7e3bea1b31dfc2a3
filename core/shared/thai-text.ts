/** Whether a text has Thai letters. A backend's text without any is never shown as it is: few members could read it. */
export function isThaiText(text: string): boolean {
  // Consonants, vowels and tone marks, but neither ฿ nor Thai digits.
  return /[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(text);
}
