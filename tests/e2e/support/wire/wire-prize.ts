/** A prize in a reply of the house. */
export type WirePrize =
  | { readonly kind: "credit"; readonly amount: number }
  | { readonly kind: "points"; readonly point: number }
  | { readonly kind: "item"; readonly title: string }
  | { readonly kind: "nothing" };

const count = (value: number, decimals = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** The words that the site must show for a number of points. */
export function pointsText(points: number): string {
  return `${count(points)} แต้ม`;
}

/** The words that the site must show for a prize. */
export function prizeText(prize: WirePrize): string {
  switch (prize.kind) {
    case "credit":
      return `฿${count(prize.amount, 2)}`;
    case "points":
      return pointsText(prize.point);
    case "item":
      return prize.title;
    case "nothing":
      return "ไม่ได้รางวัล";
  }
}
