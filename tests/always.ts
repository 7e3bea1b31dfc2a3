import fc from "fast-check";

/** States a law: `holds` throws for no values that the arbitraries bring. A failure prints the seed to replay it. */
export function always<Ts extends unknown[]>(
  arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> },
  holds: (...values: Ts) => void,
): void {
  fc.assert(
    fc.property(fc.tuple<Ts>(...arbitraries), (values) => {
      holds(...values);
    }),
  );
}
