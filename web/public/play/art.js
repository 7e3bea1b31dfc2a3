/** Where the game's own picture is drawn. A canvas, because the page's policy allows no image. */
/** @type {HTMLCanvasElement[]} */
let waiting = [];
/** @type {ImageBitmap | undefined} */
let picture;

/**
 * Loads the game's picture. Without one, or in a browser that cannot, the places stay as they are.
 * @param {string | null | undefined} path At the house.
 */
export async function loadArt(path) {
  if (picture || !path || typeof createImageBitmap !== "function" || !/^\/pictures\/[\w./-]+$/.test(path)) return;
  try {
    const response = await fetch(`..${path}`, { credentials: "omit" });
    if (!response.ok) return;
    picture = await createImageBitmap(await response.blob());
    document.documentElement.classList.add("has-art");
    waiting.forEach(paint);
    waiting = [];
  } catch {
    // The game is whole without it.
  }
}

/** Fills the canvas with the picture, now or when it is there. @param {HTMLCanvasElement} canvas */
export function paint(canvas) {
  if (!picture) {
    waiting = waiting.concat([canvas]);
    return;
  }
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
}

/** A square of the picture. @param {string} className */
export function artTile(className) {
  const canvas = document.createElement("canvas");
  canvas.className = className;
  canvas.width = 160;
  canvas.height = 160;
  paint(canvas);
  return canvas;
}
