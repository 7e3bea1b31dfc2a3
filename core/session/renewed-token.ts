/** The header of a reply with another bearer token for the session of the call. */
export const RENEWED_TOKEN_HEADER = "x-session-token";
