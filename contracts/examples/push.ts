import type { pushEndpoints } from "../endpoints/push.ts";
import type { ExamplesOf } from "./examples-of.ts";

/** The application server's key of the example in RFC 8292. */
const publicKey = "BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo";
/** The browser of the example in RFC 8291. */
const address = {
  endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const pushExamples = {
  push: { reply: { publicKey, on: false } },
  subscribePush: { body: address, reply: { publicKey, on: true } },
  unsubscribePush: { reply: { publicKey, on: false } },
} satisfies ExamplesOf<typeof pushEndpoints>;
