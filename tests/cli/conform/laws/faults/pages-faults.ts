import { accepts, type Fault, replies } from "../fault.ts";

export const PAGES_FAULTS: Readonly<Record<string, Fault>> = {
  "pages/any-size-makes-the-list": replies("transactionHistory", ({ items, next }) => ({
    items: items.length === 3 ? items.slice(0, 2) : items,
    next,
  })),
  "pages/assumed-lists-have-pages": replies("inbox", (page) => ({ ...page, items: [...page.items, ...page.items] })),
  "pages/new-lines-move-no-page": replies("transactionHistory", ({ items, next }, count) => ({
    items: count === 3 ? items.slice(1) : items,
    next,
  })),
  "pages/wrong-cursors-are-refused": accepts("transactionHistory", ["body-invalid"], { items: [] }),
};
