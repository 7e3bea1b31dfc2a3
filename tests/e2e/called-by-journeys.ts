import type { RowName } from "./row-of-call.ts";

interface Journey {
  /** Of this folder, without `.test.ts`. */
  readonly file: string;
  /** What the test that makes the call is named, or begins with. */
  readonly test: string;
}

/** The rows that no page calls by being opened: they need somebody to do something, and these journeys do. */
export const CALLED_BY_JOURNEYS: Readonly<Partial<Record<RowName, Journey>>> = {
  login: { file: "sign-in", test: "signs a member in, with Enter" },
  logout: { file: "member", test: "when confirmed says farewell for two seconds and forgets the session" },
  register: { file: "register", test: "opens an account in two steps with Enter alone and signs in" },
  checkPhone: { file: "register", test: "opens an account in two steps with Enter alone and signs in" },
  checkUsername: { file: "register", test: "ask once for a name typed in one go" },
  checkBankId: { file: "register", test: "refuse an account that is somebody's" },
  bankAccountName: { file: "register", test: "let a name that the bank found be mended" },
  changePassword: { file: "member", test: "says what is wrong where it is wrong, keeps it, then changes it once" },
  changeAddress: { file: "address", test: "begins with the member's own name and number, is saved" },

  requestDeposit: { file: "deposit", test: "goes from an amount over the transfer to live credit" },
  confirmTransfer: { file: "deposit", test: "goes from an amount over the transfer to live credit" },
  cancelDeposit: { file: "deposit", test: "is cancelled only after asking" },
  verifySlip: { file: "slip", test: "is read here, looked over, confirmed, and credited live" },
  confirmSlip: { file: "slip", test: "is read here, looked over, confirmed, and credited live" },
  requestSlipDeposit: { file: "slip", test: "that the bank does not know goes to the staff with its amount" },
  withdraw: { file: "withdraw", test: "is followed to its end, and credit with it" },
  retryWithdraw: { file: "withdraw", test: "that was rejected says why, gives the credit back, and can be sent again" },

  openGame: { file: "games", test: "goes on while another page is looked at" },
  cashOut: { file: "games", test: "goes on while another page is looked at" },
  transferToBank: { file: "return-all", test: "whatever lies at any maker comes back with one press" },
  gameTable: { file: "dice", test: "plays a round that the house decided" },
  playRound: { file: "dice", test: "plays a round that the house decided" },

  requestReward: { file: "rewards", test: "is claimed after one look at what it costs" },
  spinWheel: { file: "wheel", test: "turns and stops on the house's segment" },
  flipCard: { file: "cards", test: "are picked and turned with the keyboard alone" },
  flipCardReward: { file: "cards", test: "%s breaks no accessibility rule, before a card is turned and after" },
  checkIn: { file: "check-in", test: "is prompted on the dashboard until today's is there" },
  affiliateWithdraw: { file: "affiliate", test: "takes them once, adds them to the credit" },
};
