/** Fills the `%places%` of the page, each with its quotes where it is JSON; throws on one that has no value. */
export function fillPage(template: string, values: Readonly<Record<string, string>>): string {
  // In one pass, because a value may contain `%`.
  return template.replace(/"%(data)%"|%(\w+)%/g, (_whole, data: string | undefined, name: string) => {
    const key = data ?? name;
    const value = values[key];
    if (value === undefined) throw new Error(`index.html: unknown placeholder %${key}%`);
    return value;
  });
}
