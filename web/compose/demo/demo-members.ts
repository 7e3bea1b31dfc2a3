import { DEMO_PASSWORD, PERSONAS } from "../../../adapters/house/seeds/personas.ts";

/** Who can sign in to a demo. The password is everybody's. */
export const demoMembers: readonly string[] = PERSONAS.map(({ username }) => username);
export const demoPassword: string = DEMO_PASSWORD;
