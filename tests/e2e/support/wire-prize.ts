/** A prize as it stands on the wire. */
export type WirePrize =
  | { readonly kind: "credit"; readonly amount: number }
  | { readonly kind: "points"; readonly point: number }
  | { readonly kind: "item"; readonly title: string }
  | { readonly kind: "nothing" };

const count = (value: number, decimals = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** How the site has to write so many points. */
export function pointsOf(points: number): string {
  return `${count(points)} แต้ม`;
}

/** How the site has to write a prize. */
export function prizeOf(prize: WirePrize): string {
  switch (prize.kind) {
    case "credit":
      return `฿${count(prize.amount, 2)}`;
    case "points":
      return pointsOf(prize.point);
    case "item":
      return prize.title;
    case "nothing":
      return "ไม่ได้รางวัล";
  }
}
