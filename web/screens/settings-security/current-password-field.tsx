import { secondFactorText } from "../../text/th/session/second-factor.ts";
import { PasswordField } from "../../ui/forms/password-field.tsx";

const { password, show, hide } = secondFactorText.screen;

interface CurrentPasswordFieldProps {
  /** The forms of the page need different ones. */
  readonly name?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The member's password, which a change of the second factor asks for. */
export function CurrentPasswordField({ name = "password", ...field }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={password}
      autoComplete="current-password"
      showLabel={show}
      hideLabel={hide}
      {...field}
    />
  );
}
