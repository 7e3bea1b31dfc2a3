/**
 * The form of the Thai texts, for a table of another language: the same keys, with functions of the same values.
 * A key that is missing or superfluous is a type error.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => Texts<Said>
    : { readonly [Key in keyof T]: Texts<T[Key]> };
