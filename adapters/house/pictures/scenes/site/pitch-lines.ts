import { linear, radial } from "../../kit/paint.ts";
import { line, path, repeat } from "../../kit/shapes.ts";

/** The quiet ground of every page: a playing field from above in faint light. */
export function pitchLines(): string {
  return `<rect width="800" height="450" fill="${radial(0.7, 0.05, 1.1, "#1f8a5a", "#0b3a28 .5", "#04140e")}"/>${repeat(10, (index) => path(`M${index * 160 - 380} 0H${index * 160 - 300}L${index * 160 - 420} 450H${index * 160 - 500}z`, "#8dffbf", 'opacity=".07"'))}
<g transform="translate(610 60) rotate(18) scale(1.5)" opacity=".6">${line("M-260-150H260V150H-260zM0-150V150M-260-70H-190V70H-260M260-70H190V70H260M-260-34H-232V34H-260M260-34H232V34H260", "#d8ffe9", 2)}<circle r="46" fill="none" stroke="#d8ffe9" stroke-width="2"/><circle r="3" fill="#d8ffe9"/></g><rect width="800" height="450" fill="${linear(0, 1, "#04140e 0 0", "#04140e .8 .7")}"/>`;
}
