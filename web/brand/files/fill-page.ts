/** Fills the `%places%` of the page; throws on one that has no value. */
export function fillPage(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/%(\w+)%/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`index.html: unknown placeholder %${key}%`);
    return value;
  });
}
