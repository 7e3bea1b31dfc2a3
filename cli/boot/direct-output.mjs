/**
 * Writes to a file descriptor without Node's stream, which takes a tenth of a start to load. The stream takes over
 * when the pipe is full. A reader that has closed its end (`| head`) is not an error: the command has had its effect,
 * and the exit code still reports it.
 * @param {number} descriptor 1 or 2
 * @param {() => NodeJS.WriteStream} stream returns the descriptor's stream
 * @returns {{ write: (text: string) => void }}
 */
export function directOutput(descriptor, stream) {
  // An import would load all of fs, promises included.
  const fs = process.getBuiltinModule("node:fs");
  /** @type {NodeJS.WriteStream | undefined} */
  let fallback;
  return {
    write(text) {
      if (fallback) {
        fallback.write(text);
        return;
      }
      let rest = Buffer.from(text);
      try {
        while (rest.length > 0) rest = rest.subarray(fs.writeSync(descriptor, rest));
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : undefined;
        if (code === "EPIPE") return;
        if (code !== "EAGAIN") throw error;
        fallback = stream();
        fallback.on("error", (/** @type {NodeJS.ErrnoException} */ failure) => {
          if (failure.code !== "EPIPE") throw failure;
        });
        fallback.write(rest);
      }
    },
  };
}
