/** The banks' own colours, darkened where white would not be read on them. Not brand colours: they never change. */
export const bankColors: Readonly<Record<string, string>> = {
  KBANK: "#0f7a28",
  SCB: "#4e2a84",
  BBL: "#1e4598",
  KTB: "#0b74a8",
  BAY: "#7a5a00",
  TTB: "#0a4bc2",
  GSB: "#b8136e",
  BAAC: "#3a7416",
  UOB: "#0b3979",
  CIMB: "#8c0f1c",
  LHB: "#5a6168",
  KKP: "#544a7d",
  TISCO: "#12549f",
  GHB: "#a8500a",
  ICBC: "#a8121a",
};

export const unknownBankColor = "#4a5560";
