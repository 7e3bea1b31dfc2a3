/** Texts of the members' menus besides those that visitors see too. */
export const memberMenuText = {
  home: "หน้าหลัก",
  deposit: "ฝากเงิน",
  withdraw: "ถอนเงิน",
  games: "เกม",
  media: "กิจกรรม",
  reward: "แลกของรางวัล",
  history: "ประวัติ",
  winLoss: "สรุปได้เสีย",
  ranking: "อันดับผู้เล่น",
  affiliate: "แนะนำเพื่อน",
  address: "ที่อยู่จัดส่ง",
  security: "ความปลอดภัย",
  deviceSettings: "ตั้งค่าเครื่องนี้",
  search: "ค้นหาเกมหรือค่ายเกม",
  account: "บัญชีของฉัน",
} as const;
