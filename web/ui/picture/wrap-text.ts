/** The lines of a text, each as long as `fits` allows. Thai is broken between words where the browser knows them. */
export function wrapText(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text)) {
    if (line !== "" && !fits((line + word).trimEnd())) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? word.trimStart() : word;
  }
  return line.trimEnd() === "" && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

function wordsOf(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== "function") return text.match(/\S+\s*/g) ?? [];
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter("th", { granularity: "word" }).segment(text)) {
    const last = words.length - 1;
    // A mark such as a comma or a satang's point belongs to the word before it.
    if (!isWordLike && segment !== " " && last >= 0) words[last] += segment;
    else words.push(segment);
  }
  return words;
}
