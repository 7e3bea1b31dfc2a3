/**
 * Writes straight to a file descriptor: Node's stream for it would take as long to load as all the rest of a start.
 * The stream takes over where a reader is slow and its pipe does not block. A reader who left (`| head`) is no failure:
 * what was done is done, and the exit code still tells it.
 * @param {number} descriptor
 * @param {() => NodeJS.WriteStream} stream
 * @returns {{ write: (text: string) => void }}
 */
export function directOutput(descriptor, stream) {
  // Not an import: that would read all of fs, promises included.
  const fs = process.getBuiltinModule("node:fs");
  /** @type {NodeJS.WriteStream | undefined} */
  let slow;
  return {
    write(text) {
      if (slow) {
        slow.write(text);
        return;
      }
      let rest = Buffer.from(text);
      try {
        while (rest.length > 0) rest = rest.subarray(fs.writeSync(descriptor, rest));
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code === "EPIPE") return;
        if (code !== "EAGAIN") throw error;
        slow = stream();
        slow.on("error", (/** @type {NodeJS.ErrnoException} */ failure) => {
          if (failure.code !== "EPIPE") throw failure;
        });
        slow.write(rest);
      }
    },
  };
}
