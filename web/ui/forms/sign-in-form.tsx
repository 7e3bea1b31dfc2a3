import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Note } from "../feedback/note.tsx";
import type { ShownProblem } from "../feedback/problem-words.ts";
import { Stack } from "../layout/card.tsx";
import type { FieldProblem } from "./field.tsx";
import { Form, FormError } from "./form.tsx";
import { PasswordField, TextField } from "./text-field.tsx";

export interface SignInTexts {
  readonly username: string;
  readonly password: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly submit: string;
  readonly submitting: string;
  /** While the device solves a puzzle for a place. */
  readonly solving: string;
  /** In place of `submit` while so many seconds are left. */
  readonly waiting: (seconds: number) => string;
  /** The name of what the backend said in another language. */
  readonly detail: string;
}

interface SignInFormProps {
  readonly texts: SignInTexts;
  readonly values: { readonly username: string; readonly password: string };
  /** The error of each field, and in `form` an error of neither. */
  readonly errors: {
    readonly username?: FieldProblem;
    readonly password?: FieldProblem;
    readonly form?: ShownProblem;
  };
  readonly busy: boolean;
  readonly solving?: boolean;
  /** Seconds; the button works again after them. */
  readonly wait: number;
  readonly onChange: (field: "username" | "password", value: string) => void;
  readonly onSubmit: () => Promise<unknown>;
  /** Below the button: the link to the registration. */
  readonly children?: ReactNode;
}

export function SignInForm(props: SignInFormProps) {
  const { texts, values, errors, busy, solving, wait, onChange, onSubmit, children } = props;
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        name="username"
        label={texts.username}
        value={values.username}
        onChange={(value) => onChange("username", value)}
        error={errors.username}
        autoComplete="username"
        exact
        required
      />
      <PasswordField
        name="password"
        label={texts.password}
        value={values.password}
        onChange={(value) => onChange("password", value)}
        error={errors.password}
        autoComplete="current-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
      />
      <FormError problem={errors.form} detailLabel={texts.detail} />
      <div role="status">{solving ? <Note icon="clock">{texts.solving}</Note> : null}</div>
      <Stack>
        <Button type="submit" variant="primary" wide disabled={wait > 0} busy={busy} busyLabel={texts.submitting}>
          {wait > 0 ? texts.waiting(wait) : texts.submit}
        </Button>
        {children}
      </Stack>
    </Form>
  );
}
