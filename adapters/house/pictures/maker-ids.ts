/** The id of each maker in the addresses of pictures, by the name that the catalogue shows. */
export const MAKER_IDS = {
  สนาม: "sanam",
  ดอกบัวไลฟ์: "lotus-live",
  เจ้าพระยาสตูดิโอ: "chao-phraya-studio",
  สนามกีฬา: "sanam-sports",
  พิกเซลสปอร์ต: "pixel-sport",
  คลื่นใต้: "southern-wave",
  มุกดำ: "black-pearl",
  ไพ่ทองคำ: "golden-cards",
  เก้าแต้ม: "nine-points",
  เลขเด่น: "lucky-numbers",
  โจ๊กเกอร์ใจดี: "friendly-joker",
  เอเชียคราวน์: "asia-crown",
  สยามเกมส์: "siam-games",
  เอ็กซ์อีโวลต์: "x-evolve",
} as const satisfies Readonly<Record<string, string>>;
