import type { House } from "../house/house.ts";

/** A house that `swap` replaces, while callers keep the same object. */
export interface SwappableHouse {
  readonly house: House;
  readonly swap: (next: House) => void;
}

export function swappableHouse(first: House): SwappableHouse {
  let current = first;
  const house: House = {
    get visitors() {
      return current.visitors;
    },
    get site() {
      return current.site;
    },
    get staff() {
      return current.staff;
    },
    get tables() {
      return current.tables;
    },
    get sendsPush() {
      return current.sendsPush;
    },
    get secondFactorFor() {
      return current.secondFactorFor;
    },
    get audit() {
      return current.audit;
    },
    staffAs: (origin) => current.staffAs(origin),
    member: (id, origin) => current.member(id, origin),
    authenticate: (token) => current.authenticate(token),
    use: (token) => current.use(token),
    renew: (token) => current.renew(token),
    close: () => current.close(),
  };
  return {
    house,
    swap(next) {
      current = next;
    },
  };
}
