/** A command line, and all that a shell offers for its last word. */
export const OFFERS: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ["sanam wal", ["wallet"]],
  ["sanam wallet ", ["credit", "history", "deposit", "withdraw"]],
  ["sanam --target memory -o json wallet deposit req", ["request"]],
  ["sanam wallet history --k", ["--kind"]],
  ["sanam wallet history --kind ch", ["check-in"]],
  ["sanam -o ", ["table", "json", "ndjson"]],
  ["sanam rules cap --verbose --level ", ["silver", "gold", "platinum", "diamond", "vip"]],
  ["sanam affiliate log ", ["af", "wl"]],
  ["sanam completion ", ["bash", "zsh", "fish"]],
  ["sanam help wallet w", ["withdraw"]],
  ["sanam flow run deposit/exp", ["deposit/expired"]],
  ["sanam flow run deposit/expired withdraw/over", ["withdraw/over-credit"]],
  ["sanam contract conform --only keys/ref", ["keys/refusals-are-bounded"]],
  ["sanam contract conform --only money,keys/ref", ["money,keys/refusals-are-bounded"]],
  ["sanam wallet deposit request 5 ", []],
];
