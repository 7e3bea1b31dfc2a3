import { useState } from "react";
import { dayFieldWords } from "#text/site/day-field.ts";
import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";
import { CodeForm } from "../../ui/code/code-form.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { CheckboxField } from "../../ui/forms/checkbox-field.tsx";
import { ChoiceCards } from "../../ui/forms/choice-cards.tsx";
import { DateField, DayFields, DayGrid } from "../../ui/forms/date-field.tsx";
import { DraftOffer } from "../../ui/forms/draft-offer.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { SignInForm } from "../../ui/forms/sign-in-form.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { PasswordField, TextField } from "../../ui/forms/text-field.tsx";
import { Item, nothing, nothingLater, Samples } from "../samples.tsx";

const DAY = "2026-11-20";
const signInTexts = {
  username: "ชื่อผู้ใช้",
  password: "รหัสผ่าน",
  showPassword: "แสดงรหัส",
  hidePassword: "ซ่อนรหัส",
  submit: "เข้าสู่ระบบ",
  submitting: "กำลังเข้า",
  solving: "กำลังยืนยันว่าเป็นคนจริง",
  waiting: (seconds: number) => `รอ ${seconds} วินาที`,
  detail: "รายละเอียด",
};
const codeTexts = {
  code: "รหัส 6 หลัก",
  codeHint: "จากแอปยืนยันตัวตน",
  recoveryCode: "รหัสสำรอง",
  recoveryHint: "ใช้ได้ครั้งเดียว",
  useRecovery: "ใช้รหัสสำรอง",
  useApp: "ใช้แอป",
  intro: "ยืนยันตัวตน",
  submit: "ยืนยัน",
  submitting: "กำลังตรวจ",
  back: "ย้อนกลับ",
  passkey: "ใช้พาสคีย์",
};
const QUICK = ["500", "1000"].map((value) => ({ label: value, value }));

const bonusTerms = [
  { term: "ได้เครดิต", value: "฿525.00" },
  { term: "ต้องเล่นครบ", value: "฿2,625.00" },
  { term: "ภายใน", value: "28 พ.ย. 69" },
];

export function FormSamples() {
  const dayWords = dayFieldWords(DAY as BangkokDate);
  const [taken, setTaken] = useState(true);
  const [text, setText] = useState("somchai");
  const [on, setOn] = useState(true);
  const field = { name: "name", value: text, onChange: setText };
  return (
    <Samples title="forms">
      <Item>
        <Form onSubmit={nothingLater}>
          <TextField {...field} label="ชื่อ" hint="อย่างน้อย 4 ตัว" />
          <TextField {...field} label="ชื่อที่ผิด" error="ใช้ได้เฉพาะตัวอักษร" />
          <TextField {...field} label="ชื่อที่ใช้ได้" good />
          <TextField {...field} label="ปิดไว้" disabled />
          <TextField {...field} value="" label="ว่าง" placeholder="08x-xxx-xxxx" type="tel" />
          <FormError problem={{ message: "ส่งไม่สำเร็จ", detail: "รหัส 500" }} detailLabel="รายละเอียด" />
        </Form>
      </Item>
      <Item>
        <AmountField name="amount" label="จำนวนเงิน" value="5000" onChange={nothing} unit="บาท" quick={QUICK} />
        <AmountField name="less" label="น้อยเกินไป" value="1" onChange={nothing} unit="บาท" error="ขั้นต่ำ ฿100.00" />
        <PasswordField
          name="password"
          label="รหัสผ่าน"
          value="demo1234"
          onChange={nothing}
          autoComplete="new-password"
          showLabel="แสดงรหัส"
          hideLabel="ซ่อนรหัส"
        />
        <Select {...field} label="ธนาคาร" options={[{ value: "somchai", label: "กสิกรไทย" }]} />
        <Select {...field} label="ธนาคารที่ผิด" error="เลือกธนาคาร" options={[{ value: "somchai", label: "กรุงเทพ" }]} />
      </Item>
      <Item>
        <CheckboxField name="accept" label="ยอมรับเงื่อนไข" checked={on} onChange={setOn} />
        <CheckboxField name="must" label="อายุครบ 20 ปี" checked={false} onChange={nothing} error="ต้องยืนยันอายุ" />
        <Switch label="แจ้งเตือน" hint="เมื่อเงินเข้า" on={on} onChange={setOn} />
        <Switch label="เสียง" hint="ในเกม" on={false} onChange={nothing} />
        <DateField name="day" label="วันที่" value={DAY} onChange={nothing} words={dayWords} />
        <DayFields
          labels={{ from: "ตั้งแต่", to: "ถึง" }}
          from={DAY}
          to={DAY}
          onFrom={nothing}
          onTo={nothing}
          words={dayWords}
        />
      </Item>
      <Item>
        <DraftOffer
          text="ครั้งก่อนกรอกไว้ ฿500.00 และยังไม่ได้ส่ง"
          useLabel="ใช้จำนวนนี้"
          dropLabel="ไม่ใช้"
          onUse={nothing}
          onDrop={nothing}
        />
      </Item>
      <Item>
        <DayGrid value={DAY} min="2026-11-05" max="2026-11-24" words={dayWords} onChoose={nothing} />
      </Item>
      <Item>
        <SignInForm
          texts={signInTexts}
          values={{ username: "gold", password: "" }}
          errors={{ password: "ใส่รหัสผ่าน", form: { message: "ชื่อหรือรหัสไม่ถูกต้อง" } }}
          busy={false}
          solving
          wait={0}
          onChange={nothing}
          onSubmit={nothingLater}
        />
      </Item>
      <Item>
        <CodeForm
          texts={codeTexts}
          kind="totp"
          code="123"
          error="รหัสไม่ถูกต้อง"
          busy={false}
          onChange={nothing}
          onKind={nothing}
          onSubmit={nothingLater}
          onPasskey={nothingLater}
          onBack={nothing}
        />
      </Item>
      <Item>
        <ChoiceCards
          legend="โบนัสรอบนี้"
          hint="เลือกอย่างใดอย่างหนึ่ง"
          value={taken ? "take" : "decline"}
          onChange={(value) => setTaken(value === "take")}
          choices={[
            {
              value: "take",
              title: "รับโบนัส 5%",
              figure: "+฿25.00",
              gold: true,
              terms: bonusTerms,
              text: "เล่นครบก่อนถอน",
            },
            { value: "decline", title: "ไม่รับโบนัส", figure: "฿0.00", terms: bonusTerms, text: "ไม่มีเงื่อนไข" },
          ]}
          error="เลือกก่อน"
        />
      </Item>
    </Samples>
  );
}
