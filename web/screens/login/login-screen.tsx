import { useLocation } from "react-router-dom";
import { signInText } from "#text/session/sign-in.ts";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../../app/paths.ts";
import { useSignIn } from "../../stores/session/use-sign-in.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { observer } from "../../text/observer.ts";
import { HeroCard, HeroScene } from "../../ui/cards/hero-card.tsx";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { SignInForm } from "../../ui/forms/sign-in-form.tsx";
import { useWide } from "../../ui/hooks/use-media.ts";
import { Card } from "../../ui/layout/card.tsx";
import { HeroLayout, Page } from "../../ui/layout/page.tsx";
import { BulletList, Subtitle } from "../../ui/typography/prose.tsx";

const loadCodeStep = () => import("../../shared/code-step.tsx").then(({ CodeStep }) => CodeStep);

/** The login page. After sign-in the guard redirects to the page that was requested. */
export const LoginScreen = observer(function LoginScreen() {
  const form = useSignIn("login-page", loadCodeStep);
  const { stores, words } = useStoresRoot();
  const { session, site } = stores;
  const { error } = session;
  // A phone comes here to sign in: the picture would be the last thing to come, and the largest.
  const wide = useWide();
  const scene = wide ? site.image("home.top.background") : undefined;
  const { state } = useLocation() as { readonly state: unknown };
  // The backend says why it ended the session.
  const ended = error?.kind === "fault" && error.fault === "unauthorised" && !form.errors.form && words(error).message;
  const { heroTitle1, heroTitle2, heroLine1, heroLine2 } = shellText.served;
  const signIn = (
    <section aria-label={signInText.title}>
      <h2>{signInText.title}</h2>
      {ended ? <Note tone="info">{ended}</Note> : <Subtitle>{signInText.welcome}</Subtitle>}
      {form.codeStep ?? (
        <SignInForm texts={signInText.form} {...form}>
          <ButtonLink to={paths.register} state={state} variant="outline" wide>
            {signInText.register}
          </ButtonLink>
          <ButtonLink to={paths.recover} variant="plain" wide>
            {signInText.forgot}
          </ButtonLink>
        </SignInForm>
      )}
    </section>
  );
  return (
    <Page title={signInText.title} ownHeading wide>
      <HeroLayout
        hero={
          <HeroCard
            title={[heroTitle1, heroTitle2]}
            text={[heroLine1, heroLine2]}
            scene={scene === undefined ? null : <HeroScene src={scene} />}
          />
        }
        action={signIn}
      >
        <Card title={signInText.care.title}>
          <BulletList items={signInText.care.points} />
        </Card>
      </HeroLayout>
    </Page>
  );
});
