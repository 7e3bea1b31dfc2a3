/** The text of a piece of HTML, without its tags. */
export function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, "");
}
