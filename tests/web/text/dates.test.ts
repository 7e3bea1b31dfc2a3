import { afterEach, describe, expect, test } from "vitest";
import {
  bangkokDateOf,
  bangkokTimeOf,
  DAY_MS,
  HOUR_MS,
  type Instant,
  instant,
  parseBangkokDate,
  thaiMoment,
} from "../../../core/shared/bangkok-time.ts";
import {
  bangkokDayjs,
  formatDay,
  formatDayOfMonth,
  formatExactTime,
  formatMoment,
  formatMonth,
  formatShortDate,
  formatShortMonth,
  formatTime,
} from "../../../web/text/dates.ts";
import { forms as english } from "../../../web/text/en/forms.ts";

const at = instant(Date.UTC(2026, 10, 21, 5, 3, 5));

test("writes Bangkok's date and time in the Buddhist era", () => {
  expect(formatShortDate(at)).toBe("21 พ.ย. 69");
  expect(formatTime(at)).toBe("12:03 น.");
  expect(formatExactTime(at)).toBe("12:03:05 น.");
  expect(formatMoment(at)).toBe("21 พ.ย. 69 12:03 น.");
});

test("writes a day", () => {
  const day = parseBangkokDate("2026-11-21");
  expect(day && formatDay(day)).toBe("21 พ.ย. 69");
});

test("writes a month, and a day of it without the year", () => {
  const day = bangkokDateOf(at);
  expect([formatMonth(day), formatShortMonth(day), formatDayOfMonth(day)]).toEqual([
    "พฤศจิกายน 2569",
    "พ.ย. 69",
    "21 พ.ย.",
  ]);
});

test("writes them in English in the Christian era, with the same parts", () => {
  const written = (form: string) => bangkokDayjs(at).locale(english.locale).format(form);
  const { date, month, shortMonth, dayOfMonth, time, exactTime, moment } = english;
  expect([date, month, shortMonth, dayOfMonth].map(written)).toEqual([
    "21 Nov 2026",
    "November 2026",
    "Nov 2026",
    "21 Nov",
  ]);
  expect([time, exactTime, moment].map(written)).toEqual(["12:03", "12:03:05", "21 Nov 2026, 12:03"]);
});

test("writes the new year as soon as it begins in Bangkok", () => {
  const newYear = Date.UTC(2026, 11, 31, 17);
  expect(formatMoment(instant(newYear - 1))).toBe("31 ธ.ค. 69 23:59 น.");
  expect(formatMoment(instant(newYear))).toBe("1 ม.ค. 70 00:00 น.");
});

/** Zones with daylight saving time, with a quarter of an hour, and nearly a day behind Bangkok. */
const DEVICE_ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Australia/Eucla",
  "Pacific/Pago_Pago",
];
const deviceZone = process.env["TZ"];

afterEach(() => {
  if (deviceZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = deviceZone;
});

const intlOptions = { timeZone: "Asia/Bangkok", day: "numeric" } as const;
const short = new Intl.DateTimeFormat("th-TH", { ...intlOptions, month: "short", year: "2-digit" });

/** Every text as Intl and the core's own arithmetic write it. */
function expectedTexts(moment: Instant): string {
  const [date, time] = [short.format(moment), bangkokTimeOf(moment)];
  const seconds = String(Math.floor(moment / 1000) % 60).padStart(2, "0");
  return [date, date, `${time} น.`, `${time}:${seconds} น.`, `${date} ${time} น.`, `${date} ${time} น.`].join("\n");
}

function writtenTexts(moment: Instant): string {
  const day = formatDay(bangkokDateOf(moment));
  const date = formatShortDate(moment);
  return [
    date,
    day,
    formatTime(moment),
    formatExactTime(moment),
    formatMoment(moment),
    thaiMoment(moment).replace("\u00a0", " "),
  ].join("\n");
}

/** Compares before it expects, because a hundred thousand expectations take seconds. */
function expectSameTexts(moment: Instant): void {
  const [written, expected] = [writtenTexts(moment), expectedTexts(moment)];
  if (written !== expected) expect(written).toBe(expected);
}

/** Both sides of every midnight in Bangkok, and moments that wander through the hours, from 2560 to 2600 (2017 to 2057). */
function* manyMoments(): Generator<Instant> {
  const last = Date.UTC(2057, 11, 31, 17);
  for (let midnight = Date.UTC(2016, 11, 31, 17), day = 0; midnight <= last; midnight += DAY_MS, day++) {
    yield instant(midnight - 1);
    yield instant(midnight);
    if (day % 5 === 0) yield instant(midnight + ((day * 7_919_993) % DAY_MS));
  }
}

describe("every text is the one that Intl writes", () => {
  test("at both sides of every midnight from 2560 to 2600", () => {
    for (const moment of manyMoments()) expectSameTexts(moment);
  });

  test.each(DEVICE_ZONES)("on a device in the zone %s, all year and at every half hour near its changes", (zone) => {
    process.env["TZ"] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const start = Date.UTC(2026, 0, 1);
    const offset = (moment: number) => new Date(moment).getTimezoneOffset();
    for (let moment = start, count = 0; moment < start + 366 * DAY_MS; moment += HOUR_MS / 2, count += 1) {
      // Every seventh meets each half hour of a day within a week.
      const isNearChange = offset(moment - DAY_MS) !== offset(moment + DAY_MS);
      if (isNearChange || count % 7 === 0) expectSameTexts(instant(moment));
    }
  });
});
