/** A failure that is reported as one sentence, without a stack. */
export class BootError extends Error {}

/**
 * Runs a script's main part and sets the exit code. A `BootError` is printed as one sentence, any other error with its
 * stack; both exit with 1.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof BootError ? `sanam: ${error.message}` : error);
  }
}
