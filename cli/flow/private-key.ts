const PRIVATE_KEY =
  /phone|account(?:number|name)?$|token|secret|password|payload|recovery|^uri$|^url$|launchid|^line$|recipient/i;

/** Whether values of this name are shown in no report. */
export function isPrivateKey(key: string): boolean {
  return PRIVATE_KEY.test(key);
}
