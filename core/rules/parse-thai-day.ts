import { type BangkokDate, BUDDHIST_OFFSET, parseBangkokDate, THAI_MONTHS, twoDigits } from "../shared/bangkok-time.ts";
import { latinDigits } from "./parse-baht.ts";

/** The part of each month's full name that tells it from the others, from January. */
const NAME_BEGINNINGS = "มกรา กุมภา มีนา เมษา พฤษภา มิถุนา กรกฎา สิงหา กันยา ตุลา พฤศจิกา ธันวา".split(" ");
const ABBREVIATIONS = THAI_MONTHS.map(lettersOf);

const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
const IN_DIGITS = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(?:([พค])\.?ศ\.?\s*)?(\d{4}|\d{2})$/;
const WITH_NAME = /^(\d{1,2})(\D+)(\d{4}|\d{2})$/;
const ERA = /([พค])ศ$/;

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/**
 * Reads a day as people in Thailand type it: `20/11/2569`, `20 พ.ย. 69`, `20 พฤศจิกายน พ.ศ. 2569`, `2026-11-20`, also in
 * Thai digits and with Christian years. Undefined for anything else, and outside the years 1900 to 2199.
 */
export function parseThaiDay(typed: string, today: BangkokDate): BangkokDate | undefined {
  const text = latinDigits(typed).trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(longYear(Number(yearFirst[1])), Number(yearFirst[2]), Number(yearFirst[3]));
  const inDigits = IN_DIGITS.exec(text);
  if (inDigits) {
    const [, day, month, era, year = ""] = inDigits;
    // Without an era, 25 is the year 2025 in 2026, because 2525 is too long ago, and 69 is 2569, because 2069 lies ahead.
    const isChristian = era === undefined ? Number(year) + 2000 <= Number(today.slice(0, 4)) : era === "ค";
    return dayOf(yearOf(year, isChristian), Number(month), Number(day));
  }
  const [, day, words = "", year = ""] = WITH_NAME.exec(text) ?? [];
  const letters = lettersOf(words);
  // A year of two digits after a month's name is Buddhist unless ค.ศ. is there, because the site writes it so.
  return dayOf(yearOf(year, ERA.exec(letters)?.[1] === "ค"), monthNumber(letters.replace(ERA, "")), Number(day));
}

/** `isChristian` counts for two digits only: four say it themselves. */
function yearOf(digits: string, isChristian: boolean): number {
  const year = Number(digits);
  if (digits.length !== 2) return longYear(year);
  return isChristian ? year + 2000 : year + 2500 - BUDDHIST_OFFSET;
}

/** A year that is too late for a Christian one is Buddhist. */
function longYear(year: number): number {
  return year > LAST_YEAR ? year - BUDDHIST_OFFSET : year;
}

/** 1 to 12, or 0 for no month's name. */
function monthNumber(letters: string): number {
  const abbreviated = ABBREVIATIONS.indexOf(letters);
  return 1 + (abbreviated >= 0 ? abbreviated : NAME_BEGINNINGS.findIndex((name) => letters.startsWith(name)));
}

function lettersOf(text: string): string {
  return text.replace(/[\s./-]/g, "");
}

function dayOf(year: number, month: number, day: number): BangkokDate | undefined {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return undefined;
  return parseBangkokDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}
