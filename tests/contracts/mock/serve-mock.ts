import { listen } from "../../../adapters/server/listen.ts";
import { answerByFetch } from "../../answer-by-fetch.ts";
import { createMock } from "./create-mock.ts";

const [port = "4010", seed = "1"] = process.argv.slice(2);
const started = await listen(answerByFetch(createMock(Number(seed))), "127.0.0.1", Number(port));
process.stdout.write(started.ok ? `The mock listens on ${started.value.url}\n` : `${started.error.message}\n`);
