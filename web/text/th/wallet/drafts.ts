export const draftText = {
  amount: (amount: string) => `ครั้งก่อนกรอกไว้ ${amount} และยังไม่ได้ส่ง`,
  picture: "ครั้งก่อนเลือกรูปสลิปนี้ไว้ และยังไม่ได้ส่ง",
  pictureAlt: "สลิปที่เลือกไว้ครั้งก่อน",
  useAmount: "ใช้จำนวนนี้",
  usePicture: "ใช้รูปนี้",
  drop: "ไม่ใช้",
} as const;
