export const notFoundText = {
  title: "ไม่พบหน้านี้",
  text: ["ลิงก์อาจพิมพ์ผิด หรือหน้านี้ย้ายไปแล้ว"],
  back: "กลับหน้าหลัก",
} as const;
