/** The question before signing out (spec section 4). */
export const signOutText = {
  title: "ออกจากระบบ?",
  text: "คุณต้องการออกจากระบบใช่ไหม",
  confirm: "ออกจากระบบ",
  cancel: "อยู่ต่อ",
} as const;
