import type { Configuration } from "../../../core/site/model.ts";

/** The id of each maker in the addresses of pictures, by the name that the catalogue shows. */
const MAKER_IDS = {
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

export function gamePicture(id: string): string {
  return `/pictures/games/${id}.webp`;
}

export function rewardPicture(id: string): string {
  return `/pictures/rewards/${id}.webp`;
}

const sitePicture = (name: string) => `/pictures/site/${name}.webp`;

/** The pictures of the sandbox's site, as an operator's configuration names them. The brand has its own hero and ground. */
export const SITE_PICTURES: Configuration = new Map([
  ["home.top.casino", sitePicture("casino")],
  ["home.top.slot", sitePicture("slot")],
  ["home.top.sport", sitePicture("sport")],
  ["home.top.contact", sitePicture("contact")],
  ...Object.entries(MAKER_IDS).map(([name, id]) => [`maker.${name}`, `/pictures/makers/${id}.webp`] as const),
]);
