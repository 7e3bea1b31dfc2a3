import fc from "fast-check";

/** Checks a law: `check` must not throw for any values of the arbitraries. A failure prints the seed to replay it. */
export function always<Ts extends unknown[]>(
  arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  check: (...values: Ts) => void,
): void {
  fc.assert(
    fc.property(fc.tuple<Ts>(...arbitraries), (values) => {
      check(...values);
    }),
  );
}
