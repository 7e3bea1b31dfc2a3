/** From Monday to Sunday. */
export const weekdayText = [
  { short: "จ", long: "จันทร์" },
  { short: "อ", long: "อังคาร" },
  { short: "พ", long: "พุธ" },
  { short: "พฤ", long: "พฤหัสบดี" },
  { short: "ศ", long: "ศุกร์" },
  { short: "ส", long: "เสาร์" },
  { short: "อา", long: "อาทิตย์" },
] as const;
