import { expect, test } from "vitest";
import { readBrand } from "../../../../web/brand/brand.ts";
import sanam from "../../../../web/brand/brands/sanam/sanam.json" with { type: "json" };
import { isPublicSuffix } from "../../../../web/brand/fields/addresses.ts";

test.each(["co.th", "or.th", "in.th", "co.uk", "github.io", "CO.TH", "com.au"])(
  "https://*.%s allows strangers",
  (name) => {
    const host = `https://*.${name}`;
    expect(isPublicSuffix(host)).toBe(true);
    const sentences = ["contentHosts", "chatHosts"].map((field) => readBrand({ ...sanam, [field]: [host] }));
    for (const brand of sentences) {
      expect(brand.ok ? [] : brand.error).toEqual([
        expect.stringContaining("must not allow every host of a public suffix"),
      ]);
    }
  },
);

test.each([
  "https://*.maker.co.th",
  "https://*.tawk.to",
  "https://*.maker.example",
  "https://*.a.b.co.th",
  "https://co.th",
])("%s does not", (host) => {
  expect(isPublicSuffix(host)).toBe(false);
  expect(readBrand({ ...sanam, contentHosts: [host] }).ok).toBe(true);
});
