/** What counts the number before it. \u{E000} stands for an expression, see the plugin of the build. */
export const UNITS =
  /((?:[\d\u{E000}]|mm|ss)) (?=(?:น\.|บาท|แต้ม|ครั้ง|วัน|ชั่วโมง|นาที|วินาที|เดือน|ปี|รายการ|เกม|คน|เท่า|หลัก|ตัว|ข้อความ|เครื่อง|ข้อ|ขั้น|รอบ|สิทธิ์|ใบ|ล้าน|ภาพ|รูป))/gu;

const NEGATION = /(ไม่|อย่า|ห้าม)(ได้|ต้อง|ควร|เคย|ให้)?(?=[\u0e01-\u0e4e])/g;

/**
 * A text that staff or a backend wrote, which no build prepares (see `thaiBreaks`): a negation stays with its verb, "again"
 * with its own, and a number with its unit.
 */
export function keepTogether(text: string): string {
  return text
    .replace(NEGATION, (_, negation: string, between?: string) =>
      between === undefined ? `${negation}\u2060` : `${negation}\u2060${between}\u2060`,
    )
    .replace(/([\u0e01-\u0e4e])(?=ซ้ำ)/g, "$1\u2060")
    .replace(/\u2060+/g, "\u2060")
    .replace(UNITS, "$1\u00a0");
}

/** A date or a name that no line break may part. */
export function unbroken(text: string): string {
  return text.replace(/ /g, "\u00a0");
}
