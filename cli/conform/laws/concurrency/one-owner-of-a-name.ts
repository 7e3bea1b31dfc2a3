import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { atOnce, successes } from "../support/at-once.ts";

export const oneOwnerOfAName: Law = {
  id: "concurrency/one-owner-of-a-name",
  sentence: "Of registrations with one name, phone or account at the same time exactly one succeeds, in any spelling.",
  needs: ["writes", "concurrency"],
  rows: ["register", "checkUsername"],
  async run({ visitor, newKey, random }) {
    const digits = () => String(random(1e8)).padStart(8, "0");
    const name = `r${digits().replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}x`;
    const bodyOf = (username: string, phone: string, account: string) => ({
      username,
      password: "rainy-season-7",
      name: "สมาชิก ทดสอบ",
      phone,
      bankName: "004",
      bankId: account,
    });
    const sameName = await atOnce(4, (number) => {
      const username = number % 2 === 0 ? name : name.toUpperCase();
      return visitor.ask("register", { body: bodyOf(username, `09${digits()}`, `2${digits()}7`), key: newKey() });
    });
    same("the registrations of one name", 1, successes(sameName));
    const [phone, account] = [`06${digits()}`, `3${digits()}7`];
    const samePhone = await atOnce(3, (number) =>
      visitor.ask("register", {
        body: bodyOf(`${name}p${"abc".charAt(number)}`, phone, `4${digits()}7`),
        key: newKey(),
      }),
    );
    same("the registrations of one phone", 1, successes(samePhone));
    const sameAccount = await atOnce(3, (number) =>
      visitor.ask("register", {
        body: bodyOf(`${name}k${"abc".charAt(number)}`, `08${digits()}`, account),
        key: newKey(),
      }),
    );
    same("the registrations of one account", 1, successes(sameAccount));
  },
};
