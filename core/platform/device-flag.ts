/** A choice about this device. It belongs to no member and stays after the sign-out. */
export interface DeviceFlag {
  /** False until somebody sets it. */
  read(): boolean;
  write(on: boolean): void;
}
