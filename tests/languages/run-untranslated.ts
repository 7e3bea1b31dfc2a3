import { isLanguage, LANGUAGES } from "../../core/sentences/sentences.ts";
import { untranslated } from "./untranslated.ts";

const [model, ...others] = LANGUAGES;
const asked = process.argv.slice(2);
const wrong = asked.filter((each) => !isLanguage(each) || each === model);
if (wrong.length > 0) {
  console.error(`languages: ${wrong.join(", ")} is not among ${others.join(", ")}`);
  process.exit(2);
}
for (const language of asked.length > 0 ? asked.filter(isLanguage) : others) {
  const places = untranslated(language);
  for (const place of places) console.log(place);
  console.log(
    `${language}: ${places.length === 0 ? "every text is translated" : `${places.length} texts are missing or still Thai`}`,
  );
  if (places.length > 0) process.exitCode = 1;
}
