/** Groups ten digits as banks print them, `012-3-45678-9`. Leaves other lengths as they are. */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{3})(\d)(\d{5})(\d)$/, "$1-$2-$3-$4");
}
