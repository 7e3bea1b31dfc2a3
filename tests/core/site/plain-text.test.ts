import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "../../../core/site/support-text.ts";

describe("plainText", () => {
  it.each([
    ["<p>ปิดปรับปรุง <b>02:00</b></p><p>ขออภัย</p>", ["ปิดปรับปรุง 02:00", "ขออภัย"]],
    ["โบนัส 10%<br/>ถึงสิ้นเดือน", ["โบนัส 10%", "ถึงสิ้นเดือน"]],
    ["a <script>alert(1)</script> b", ["a b"]],
    ["a <script>alert(1)", ["a"]],
    ["x<!-- <img src=x onerror=alert(1)> -->y", ["x y"]],
    ["<style>p{}</style>1 &lt; 2 &amp; 3 &gt; 2", ["1 < 2 & 3 > 2"]],
    ["&#3585;&#xE01; &unknown;", ["กก &unknown;"]],
    ["ยอด < 100 บาท", ["ยอด < 100 บาท"]],
    ["a<script>1</script>b<style>2</style>c", ["a b c"]],
    ["&quot;1&apos;2&nbsp;3&LT;&QUOT;", ['"1\'2 3<"']],
    ["&constructor; &toStri;", ["&constructor; &toStri;"]],
    ["1&#32;2 3&#33;4 &#31; &#0; &#x1F;", ["1 2 3!4 &#31; &#0; &#x1F;"]],
    ["&#x10FFFF;&#x110000;&#1114111;&#1114112;", ["\u{10ffff}&#x110000;\u{10ffff}&#1114112;"]],
    ["", []],
  ])("reads %j", (markup, lines) => {
    expect(plainText(markup)).toEqual(lines);
  });

  it("never throws and returns no blank lines", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (markup) => {
        for (const line of plainText(markup)) expect(line.trim()).toBe(line);
      }),
    );
  });

  it("keeps text without markup as it is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9ก-ฮ]{1,40}$/), (text) => {
        expect(plainText(`<p>${text}</p>`)).toEqual([text]);
      }),
    );
  });
});
