import { useEffect, useState } from "react";
import { limitAmount, limitName, playLimitsText } from "#text/fair-play/play-limits.ts";
import { shellText } from "#text/site/shell.ts";
import type { PlayLimitLeft } from "../../../core/fair-play/model.ts";
import { latinDigits, parseBaht } from "../../../core/rules/parse-baht.ts";
import { MOST_MINUTES, type PlayLimit, RAISE_WAIT_MS } from "../../../core/rules/play-limits.ts";
import { plus } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { useFairPlay } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { AmountField, groupDigits } from "../../ui/forms/amount-field.tsx";
import type { FieldProblem } from "../../ui/forms/field.tsx";
import { Form, FormError } from "../../ui/forms/form.tsx";
import { Stack } from "../../ui/layout/card.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";

interface LimitSheetProps {
  readonly limit: PlayLimitLeft;
  readonly onClose: () => void;
}

/** Sets one limit, to any amount: what a suggested amount would say, only the member knows. */
export const LimitSheet = observer(function LimitSheet({ limit, onClose }: LimitSheetProps) {
  const text = playLimitsText.sheet;
  const { fairPlay } = useFairPlay();
  const { toast } = useStores();
  const clock = useClock();
  const [typed, setTyped] = useState(() => typedOf(limit));
  const [tried, setTried] = useState(false);
  const { kind, amount: before } = limit;
  const parsed = amountOf(limit, typed);
  const amount = parsed.amount;
  const words = (count: number) => limitAmount(kind, count);
  useEffect(() => () => fairPlay.forgetProblem(), [fairPlay]);

  const raises = before !== undefined && amount !== undefined && amount > before;
  const save = async (chosen: number | undefined) => {
    const waits = before !== undefined && (chosen === undefined || chosen > before);
    if (!(await fairPlay.setLimit(limit, chosen))) return;
    toast.show(waits ? playLimitsText.asked : playLimitsText.lowered);
    onClose();
  };
  const submit = async () => {
    setTried(true);
    if (amount !== undefined && amount !== before) await save(amount);
  };

  const hint = () => {
    if (amount === undefined) return before === undefined ? undefined : text.now(words(before));
    if (amount === before) return text.same;
    if (raises) return text.raises(plus(clock(), RAISE_WAIT_MS));
    if (limit.used > amount) return text.beyond(words(limit.used - amount), limit.resetsAt);
    return before === undefined ? text.works : text.lowers(words(before));
  };
  const label = () => {
    if (amount === undefined) return text.submit;
    if (before === undefined) return text.submitSet(words(amount));
    return raises ? text.submitRaise(words(amount)) : text.submitLower(words(amount));
  };
  const busy = fairPlay.changing === "limit";
  return (
    <Sheet
      title={limitName(limit)}
      onClose={onClose}
      actions={
        <>
          <FormError problem={fairPlay.problemOf("limit")} detailLabel={shellText.panel.detail} />
          <Button
            variant={amount === undefined ? "secondary" : "primary"}
            wide
            busy={busy}
            busyLabel={text.saving}
            disabled={amount !== undefined && amount === before}
            onClick={() => void submit()}
          >
            {label()}
          </Button>
          {before === undefined ? null : (
            <Button variant="plain" wide disabled={busy} onClick={() => void save(undefined)}>
              {text.remove}
            </Button>
          )}
          <Button variant="plain" wide disabled={busy} onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <Form onSubmit={submit}>
        <Stack>
          <AmountField
            name="play-limit"
            label={kind === "time" ? text.minutes : text.amount}
            unit={kind === "time" ? text.minute : text.baht}
            value={typed}
            error={tried ? parsed.error : undefined}
            hint={hint()}
            disabled={busy}
            onChange={(value) => {
              setTyped(value);
              setTried(false);
            }}
          />
        </Stack>
      </Form>
    </Sheet>
  );
});

/** The limit as one would type it. */
function typedOf({ kind, amount }: PlayLimitLeft): string {
  if (amount === undefined) return "";
  return groupDigits(String(kind === "time" ? amount : toBaht(amount as Parameters<typeof toBaht>[0])));
}

/** Satang, or minutes for time; undefined with the reason while the text is neither. */
function amountOf(
  { kind }: PlayLimit,
  typed: string,
): { readonly amount: number | undefined; readonly error: FieldProblem } {
  if (kind !== "time") {
    const parsed = parseBaht(typed);
    return parsed.ok ? { amount: parsed.value, error: undefined } : { amount: undefined, error: parsed.error };
  }
  const plain = latinDigits(typed).replace(/,/g, "").trim();
  const minutes = /^\d{1,4}$/.test(plain) ? Number(plain) : 0;
  return minutes >= 1 && minutes <= MOST_MINUTES
    ? { amount: minutes, error: undefined }
    : { amount: undefined, error: playLimitsText.sheet.notMinutes };
}
