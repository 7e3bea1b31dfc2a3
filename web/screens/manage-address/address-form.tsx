import { type ReactNode, useState } from "react";
import { addressText as text } from "#text/session/address.ts";
import { shellText } from "#text/site/shell.ts";
import {
  type AddressInput,
  type AddressForm as AddressTyped,
  addressRefusals,
  EMPTY_ADDRESS,
} from "../../../core/session/change-address.ts";
import { ADDRESS_FIELDS, type AddressField } from "../../../core/session/model.ts";
import { PROVINCES } from "../../../core/session/provinces.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { AddressStore } from "../../stores/session/address-store.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { Select } from "../../ui/forms/select.tsx";
import { TextField, type TextFieldProps } from "../../ui/forms/text-field.tsx";

interface AddressFormProps {
  readonly store: AddressStore;
  readonly initial: AddressInput;
}

/** A Thai postal address. An error is shown at its field, and the typed texts stay. */
export const AddressForm = observer(function AddressForm({ store, initial }: AddressFormProps) {
  const [form, setForm] = useState(() => formOf(initial));
  /** Fields that lost the focus or were submitted. Other fields show no error yet. */
  const [finished, setFinished] = useState<readonly AddressField[]>([]);
  const refusals = addressRefusals(form);
  const { problem } = store.action;
  const backendRefusal = problem?.kind === "refusal" ? problem : undefined;

  const change = (field: AddressField, value: string) => setForm({ ...form, [field]: value });
  const finish = (field: AddressField) => {
    if (form[field] !== "") setFinished([...finished, field]);
  };
  const errorOf = (field: AddressField) =>
    (finished.includes(field) ? refusals.find((refusal) => refusal.field === field) : undefined) ??
    (backendRefusal?.field === field ? backendRefusal : undefined);
  const submit = async () => {
    setFinished(ADDRESS_FIELDS);
    if (refusals.length > 0) return;
    const outcome = await store.save(form);
    if (outcome?.state !== "done") return;
    setForm(formOf(outcome.value));
    setFinished([]);
  };

  const field = (name: AddressField, more: Pick<TextFieldProps, "autoComplete" | "inputMode" | "type">): ReactNode => (
    <TextField
      name={name}
      label={text.label[name]}
      value={form[name]}
      error={errorOf(name)}
      onChange={(value) => change(name, value)}
      onBlur={() => finish(name)}
      {...more}
    />
  );

  return (
    <Form onSubmit={submit}>
      {field("recipient", { autoComplete: "name" })}
      {field("phone", { autoComplete: "tel", type: "tel" })}
      {field("line", { autoComplete: "address-line1" })}
      <Columns count={2}>
        {field("subdistrict", { autoComplete: "address-level3" })}
        {field("district", { autoComplete: "address-level2" })}
      </Columns>
      <Select
        name="province"
        label={text.label.province}
        placeholder={text.chooseProvince}
        options={optionsWith(form.province)}
        value={form.province}
        error={errorOf("province")}
        onChange={(value) => change("province", value)}
      />
      {field("postcode", { autoComplete: "postal-code", inputMode: "numeric" })}
      <OutcomeNote {...outcomeOf(store.action)} problem={undefined} texts={text.outcome} />
      <FormError
        problem={problem && isField(problem.field) ? undefined : problem}
        detailLabel={shellText.panel.detail}
      />
      <Button type="submit" variant="primary" wide busy={store.action.busy} busyLabel={text.saving}>
        {text.submit}
      </Button>
    </Form>
  );
});

function formOf(address: AddressInput): AddressTyped {
  const given = ADDRESS_FIELDS.map((field) => [field, address[field] ?? ""]);
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(given) };
}

/** A backend may spell a province in another way. Its value must stay in the form. */
function optionsWith(current: string) {
  const names: readonly string[] = PROVINCES;
  const all = current === "" || names.includes(current) ? names : [current, ...names];
  return all.map((name) => ({ value: name, label: name }));
}

function isField(field: string | undefined): boolean {
  return ADDRESS_FIELDS.some((name) => name === field);
}
