import { escapeMarkup } from "../../output/markup.ts";
import type { LoadReport, LoadSlot, UseCaseLoad } from "./load-report.ts";
import { millis } from "./load-verdict.ts";

const WIDTH = 720;
const LEFT = 48;
const RIGHT = 16;

/** Steps a second over the time of the load, with their table. */
export function timeChart({ slots, slotMs, ms }: LoadReport): string {
  const height = 200;
  const [top, bottom] = [16, height - 28];
  const seconds = (slot: LoadSlot) => Math.max(1, Math.min(slotMs, ms - slot.fromMs)) / 1000;
  const rates = slots.map((slot) => ({ ...slot, rate: slot.steps / seconds(slot), bad: slot.failed / seconds(slot) }));
  const most = niceAbove(Math.max(1, ...rates.map(({ rate }) => rate)));
  const width = (WIDTH - LEFT - RIGHT) / Math.max(1, slots.length);
  const y = (rate: number) => bottom - (rate / most) * (bottom - top);
  const bars = rates.map(({ rate, bad }, index) => {
    const x = (LEFT + index * width + width * 0.1).toFixed(1);
    const bar = (from: number, to: number, tone: string) =>
      to - from <= 0
        ? ""
        : `<rect class="${tone}" x="${x}" width="${(width * 0.8).toFixed(1)}" y="${y(to).toFixed(1)}" height="${(y(from) - y(to)).toFixed(1)}"/>`;
    return bar(0, rate - bad, "p50") + bar(rate - bad, rate, "p99");
  });
  const lines = [0, most / 2, most].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${shortNumber(value)}</text>`,
  );
  const ends = `<text x="${LEFT}" y="${height - 8}">0 s</text><text x="${WIDTH - RIGHT}" y="${height - 8}" text-anchor="end">${millis(ms)}</text>`;
  const label = `Steps a second over time, at most ${Math.round(Math.max(0, ...rates.map(({ rate }) => rate)))}`;
  const rows = rates.map(({ fromMs, rate, steps, failed, p95 }) =>
    tableRow([`${fromMs / 1000} s`], [steps, failed, Math.round(rate), millis(p95)]),
  );
  return `<h2>Over time</h2><figure><figcaption>Steps a second; the failed ones are on top.</figcaption><div class="wide"><svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">${lines.join("")}${bars.join("")}${ends}</svg></div></figure>
<details><summary><span class="mark" aria-hidden="true">›</span><div><b>The same as a table</b></div></summary><div class="wide">${tableOf(["From"], ["Steps", "Failed", "A second", "p95"], rows)}</div></details>`;
}

/** How long each use case took, on a scale of powers of ten, with its table. */
export function latencyChart({ useCases }: LoadReport): string {
  if (useCases.length === 0) return "";
  const [rowHeight, top, left] = [26, 12, 250];
  const shown = useCases.slice(0, 30);
  const height = top + shown.length * rowHeight + 30;
  const low = 10 ** Math.floor(Math.log10(Math.max(0.01, Math.min(...shown.map(({ p50 }) => p50 || 0.01)))));
  const high = 10 ** Math.ceil(Math.log10(Math.max(low * 10, ...shown.map(({ max }) => max))));
  const decades = Math.round(Math.log10(high / low));
  const x = (ms: number) => left + (Math.log10(Math.max(low, ms) / low) / decades) * (WIDTH - left - 24);
  const grid = Array.from({ length: decades + 1 }, (_, index) => low * 10 ** index).map(
    (ms) =>
      `<line x1="${x(ms).toFixed(1)}" x2="${x(ms).toFixed(1)}" y1="${top}" y2="${height - 26}"/><text x="${x(ms).toFixed(1)}" y="${height - 8}" text-anchor="middle">${millis(ms)}</text>`,
  );
  const rows = shown.map((useCase, index) => {
    const y = top + index * rowHeight + rowHeight / 2;
    const dot = (ms: number, kind: string) => `<circle class="${kind}" cx="${x(ms).toFixed(1)}" cy="${y}" r="5"/>`;
    return `<text class="strong" x="${left - 12}" y="${y + 4}" text-anchor="end">${escapeMarkup(short(useCase.name))}</text><line x1="${x(useCase.p50).toFixed(1)}" x2="${x(useCase.max).toFixed(1)}" y1="${y}" y2="${y}"/>${dot(useCase.p99, "p99")}${dot(useCase.p95, "p95")}${dot(useCase.p50, "p50")}`;
  });
  const table = tableOf(
    ["Use case"],
    ["Calls", "Failed", "A second", "p50", "p90", "p95", "p99", "Max"],
    useCases.map(latencyRow),
  );
  return `<h2>How long each use case took</h2><figure><figcaption>Half of the calls were done at the first dot (p50), 95 % at the second, 99 % at the third; the line ends at the longest.</figcaption><div class="wide"><svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Latencies of each use case; the table below has the numbers">${grid.join("")}${rows.join("")}</svg></div></figure><div class="wide">${table}</div>`;
}

function latencyRow({ name, count, failed, perSecond, p50, p90, p95, p99, max }: UseCaseLoad): string {
  return tableRow([name], [count, failed, perSecond, ...[p50, p90, p95, p99, max].map(millis)]);
}

function tableOf(texts: readonly string[], amounts: readonly string[], rows: readonly string[]): string {
  const head = [
    ...texts.map((title) => `<th scope="col">${title}</th>`),
    ...amounts.map((title) => `<th scope="col" class="amount">${title}</th>`),
  ];
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function tableRow(texts: readonly string[], amounts: readonly (string | number)[]): string {
  const cells = [
    ...texts.map((text) => `<td>${escapeMarkup(text)}</td>`),
    ...amounts.map((amount) => `<td class="amount">${escapeMarkup(String(amount))}</td>`),
  ];
  return `<tr>${cells.join("")}</tr>`;
}

function short(name: string): string {
  return name.length > 34 ? `${name.slice(0, 33)}…` : name;
}

/** 1, 2 or 5 times a power of ten. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10);
}

function shortNumber(value: number): string {
  return value >= 10_000 ? `${value / 1000}k` : String(value);
}
