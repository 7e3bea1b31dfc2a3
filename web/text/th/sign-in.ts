export const signInText = {
  title: "เข้าสู่ระบบ",
  welcome: "ยินดีต้อนรับกลับมา",
  timedOut: "หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง",
  noAccount: "ยังไม่มีบัญชี?",
  register: "สมัครสมาชิก",
  forgot: "ลืมรหัสผ่าน? ติดต่อเจ้าหน้าที่",
  form: {
    username: "ชื่อผู้ใช้",
    password: "รหัสผ่าน",
    showPassword: "แสดงรหัสผ่าน",
    hidePassword: "ซ่อนรหัสผ่าน",
    submit: "เข้าสู่ระบบ",
    submitting: "กำลังเข้าสู่ระบบ",
  },
} as const;
