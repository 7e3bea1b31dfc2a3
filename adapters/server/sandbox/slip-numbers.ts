const SERIALS = 1296;
const SENDERS = 1024;

/** What tells slips of the same second and amount apart. */
interface SlipNumber {
  readonly serial: number;
  readonly sender: number;
}

/** Numbers slips, so that one for which nobody gives a number is another one each time. A reset begins anew. */
export function createSlipNumbers(): { readonly next: () => SlipNumber; readonly reset: () => void } {
  let made = 0;
  return {
    next: () => {
      const number = made;
      made += 1;
      return { serial: number % SERIALS, sender: Math.floor(number / SERIALS) % SENDERS };
    },
    reset: () => {
      made = 0;
    },
  };
}
