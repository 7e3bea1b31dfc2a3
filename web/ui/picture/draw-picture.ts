const WIDTH = 720;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const CODE = 440;
const STEP_INDENT = 52;

type Align = "left" | "center" | "right";

interface Pen {
  readonly canvas: CanvasRenderingContext2D;
  readonly colors: PictureColors;
  readonly font: string;
}

/** Draws a picture as a PNG of twice 720 px; undefined where the browser makes none. Waits for the site's font. */
export async function drawPicture({ parts }: Picture): Promise<Blob | undefined> {
  const sheet = document.createElement("canvas");
  const canvas = sheet.getContext("2d");
  if (!canvas) return undefined;
  const font = getComputedStyle(document.documentElement).getPropertyValue("--font") || "sans-serif";
  await fontsOf(font);
  const pen = { canvas, colors: pictureColors(), font };
  // The first pass measures the height, and nobody sees what it draws.
  const height = drawParts(pen, parts);
  sheet.width = WIDTH * 2;
  sheet.height = Math.ceil(height) * 2;
  canvas.scale(2, 2);
  canvas.fillStyle = pen.colors.paper;
  canvas.fillRect(0, 0, WIDTH, height);
  drawParts(pen, parts);
  return new Promise((resolve) => sheet.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}

async function fontsOf(family: string): Promise<void> {
  try {
    // Thai and Latin letters are in files of their own.
    await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 28px ${family}`, "\u0e011")));
  } catch {
    // The device's font is drawn instead.
  }
}

function drawParts(pen: Pen, parts: readonly PicturePart[]): number {
  return parts.reduce((top, part) => drawPart(pen, part, top), 0) + MARGIN;
}

/** Draws a part below `top`, and returns where it ends. */
function drawPart(pen: Pen, part: PicturePart, top: number): number {
  const { canvas, colors } = pen;
  switch (part.kind) {
    case "band": {
      const ink = part.tone === "brand" ? colors.brandInk : colors.promptPayInk;
      canvas.fillStyle = part.tone === "brand" ? colors.brand : colors.promptPay;
      canvas.fillRect(0, top, WIDTH, 104);
      write(pen, part.text, { top: top + 26, size: 34, weight: 600, color: ink, align: part.end ? "left" : "center" });
      if (part.end) write(pen, part.end, { top: top + 32, size: 26, color: ink, align: "right" });
      return top + 104;
    }
    case "text": {
      const size = TEXT_SIZES[part.size];
      const color = part.faint ? colors.faint : colors.ink;
      return write(pen, part.text, { top: top + 18, size, weight: part.faint ? 400 : 600, color, align: "center" });
    }
    case "code": {
      canvas.save();
      canvas.translate((WIDTH - CODE) / 2, top + 24);
      canvas.scale(CODE / part.cells, CODE / part.cells);
      canvas.fillStyle = colors.ink;
      canvas.fill(new Path2D(part.path));
      canvas.restore();
      return top + 24 + CODE;
    }
    case "rows":
      return part.rows.reduce((y, { term, value }) => {
        write(pen, term, { top: y, size: 26, color: colors.faint, align: "left", width: INNER * 0.42 });
        return write(pen, value, {
          top: y,
          size: 26,
          weight: 600,
          color: colors.ink,
          align: "right",
          width: INNER * 0.56,
        });
      }, top + 18);
    case "steps":
      return part.steps.reduce((y, step) => drawStep(pen, step, y), top + 22);
    case "rule":
      canvas.strokeStyle = colors.line;
      canvas.lineWidth = 2;
      canvas.setLineDash([10, 8]);
      canvas.beginPath();
      canvas.moveTo(MARGIN, top + 26);
      canvas.lineTo(WIDTH - MARGIN, top + 26);
      canvas.stroke();
      canvas.setLineDash([]);
      return top + 28;
  }
}

function drawStep(pen: Pen, { state, label, detail, time }: PictureStep, top: number): number {
  const { canvas, colors } = pen;
  const center = [MARGIN + 15, top + 20] as const;
  canvas.beginPath();
  canvas.arc(...center, 13, 0, 2 * Math.PI);
  canvas.lineWidth = 4;
  canvas.fillStyle = canvas.strokeStyle = state === "bad" ? colors.bad : state === "done" ? colors.brand : colors.line;
  if (state === "done" || state === "bad") canvas.fill();
  else canvas.stroke();
  if (state === "done") {
    canvas.beginPath();
    canvas.moveTo(center[0] - 6, center[1]);
    canvas.lineTo(center[0] - 1, center[1] + 5);
    canvas.lineTo(center[0] + 7, center[1] - 5);
    canvas.strokeStyle = colors.brandInk;
    canvas.lineWidth = 3.5;
    canvas.stroke();
  }
  if (time) write(pen, time, { top: top + 2, size: 24, color: colors.faint, align: "right" });
  const words = { align: "left", indent: STEP_INDENT } as const;
  const color = state === "ahead" ? colors.faint : colors.ink;
  const y = write(pen, label, { ...words, top, size: 28, weight: 600, color, width: INNER * 0.6 });
  return detail ? write(pen, detail, { ...words, top: y - 10, size: 24, color: colors.faint }) : y;
}

interface Words {
  readonly top: number;
  readonly size: number;
  readonly color: string;
  readonly align: Align;
  readonly weight?: 400 | 600;
  readonly indent?: number;
  readonly width?: number;
}

/** Writes a text, on several lines where one has no room, and returns where it ends. */
function write({ canvas, font }: Pen, text: string, words: Words): number {
  const { top, size, color, align, weight = 400, indent = 0, width = INNER - indent } = words;
  canvas.font = `${weight} ${size}px ${font}`;
  canvas.fillStyle = color;
  canvas.textAlign = align;
  canvas.textBaseline = "alphabetic";
  const x = align === "left" ? MARGIN + indent : align === "center" ? WIDTH / 2 : WIDTH - MARGIN;
  const line = size * 1.5;
  const lines = wrapText(text, (part) => canvas.measureText(part).width <= width);
  for (const [index, part] of lines.entries()) canvas.fillText(part, x, top + line * index + size * 1.1, width);
  return top + line * lines.length + 8;
}

/** A picture that leaves the site: a sheet of paper with these parts below each other. */
export interface Picture {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly parts: readonly PicturePart[];
}

interface PictureStep {
  readonly state: "done" | "now" | "ahead" | "bad";
  readonly label: string;
  readonly detail?: string | undefined;
  readonly time?: string | undefined;
}

type PicturePart =
  /** A strip in a colour across the sheet. */
  | { readonly kind: "band"; readonly tone: "brand" | "promptPay"; readonly text: string; readonly end?: string }
  | { readonly kind: "text"; readonly text: string; readonly size: keyof typeof TEXT_SIZES; readonly faint?: boolean }
  /** A QR code as an SVG path in a square of `cells` units. */
  | { readonly kind: "code"; readonly path: string; readonly cells: number }
  | { readonly kind: "rows"; readonly rows: readonly { readonly term: string; readonly value: string }[] }
  | { readonly kind: "steps"; readonly steps: readonly PictureStep[] }
  | { readonly kind: "rule" };

/** px, on a sheet of 720. */
const TEXT_SIZES = { s: 24, m: 28, l: 36, xl: 76 } as const;

const TOKENS = {
  paper: "--paper",
  ink: "--paper-ink",
  faint: "--paper-faint",
  line: "--paper-line",
  bad: "--paper-bad",
  brand: "--brand",
  brandInk: "--brand-ink",
  promptPay: "--prompt-pay",
  promptPayInk: "--on-picture",
} as const;

type PictureColors = Readonly<Record<keyof typeof TOKENS, string>>;

/** The tokens' values: a canvas knows no custom properties. */
function pictureColors(): PictureColors {
  const styles = getComputedStyle(document.documentElement);
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, styles.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as PictureColors;
}

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
