/** The member of all examples. */
export const EXAMPLE_MEMBER = {
  uuid: "00fb8673-8b42-4835-884f-3e32248c1e89",
  username: "somchai88",
  phone: "0812345678",
  bankId: "1234567890",
} as const;
