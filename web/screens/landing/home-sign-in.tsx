import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import { useSignIn } from "../../stores/session/use-sign-in.ts";
import { signInText } from "../../text/th/session/sign-in.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { SignInForm } from "../../ui/forms/sign-in-form.tsx";
import css from "./home-sign-in.module.css";

const loadCodeStep = () => import("./code-step.tsx").then(({ CodeStep }) => CodeStep);

/** The sign-in form of the landing page. */
export const HomeSignIn = observer(function HomeSignIn() {
  const form = useSignIn("home-page", loadCodeStep);
  return (
    <section aria-label={signInText.title}>
      <h2 className={css["title"]}>{signInText.title}</h2>
      {form.codeStep ?? (
        <SignInForm texts={signInText.form} {...form}>
          <ButtonLink to={paths.register} variant="outline" wide>
            {signInText.register}
          </ButtonLink>
        </SignInForm>
      )}
    </section>
  );
});
