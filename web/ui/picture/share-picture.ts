/** Whether the browser can give a picture to another app. */
export function canSharePictures(): boolean {
  if (typeof navigator.canShare !== "function" || typeof File !== "function") return false;
  return navigator.canShare({ files: [new File([], "picture.png", { type: "image/png" })] });
}

/** Gives a picture to an app that the person chooses. False when the browser refuses; closing the choice is no failure. */
export async function sharePicture(picture: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([picture], `${name}.png`, { type: "image/png" })], title: name });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}

/** Saves a picture on the device. */
export function savePicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.png`;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
