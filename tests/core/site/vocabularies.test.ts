import { expect, test } from "vitest";
import { SOUNDS } from "../../../core/platform/device.ts";
import { INBOX_TOPICS, isRejection, REJECTION_TOPICS } from "../../../core/site/inbox.ts";
import { FEATURES, isFeatureOn, PICTURE_KEYS } from "../../../core/site/model.ts";
import { PUSH_TOPICS } from "../../../core/site/push.ts";

test("an operator's files may name these features, pictures and sounds", () => {
  expect(FEATURES.join(" ")).toBe(
    "games winLoss refund rewards cards wheel checkIn affiliate ranking movies liveScore standings slip promotion",
  );
  expect(PICTURE_KEYS.map((key) => key.replace("home.", "")).join(" ")).toBe(
    "normal.logo normal.background top.background top.background.phone top.casino top.slot top.sport top.contact menuBottom.allGame",
  );
  expect(PICTURE_KEYS.every((key) => key.startsWith("home."))).toBe(true);
  expect(SOUNDS.join(" ")).toBe("credited win spin card");
});

test("a feature is off only where the operator says so", () => {
  expect(isFeatureOn("wheel", undefined)).toBe(true);
  expect(isFeatureOn("wheel", { cards: false })).toBe(true);
  expect(isFeatureOn("wheel", { wheel: true })).toBe(true);
  expect(isFeatureOn("wheel", { wheel: false })).toBe(false);
});

test("the topics of rejections and of messages to a device are topics of the inbox", () => {
  expect(INBOX_TOPICS.filter(isRejection)).toEqual(INBOX_TOPICS.filter((topic) => /rejected|duplicate/.test(topic)));
  expect([...REJECTION_TOPICS].sort()).toEqual(INBOX_TOPICS.filter(isRejection).sort());
  expect([...PUSH_TOPICS].sort()).toEqual(
    INBOX_TOPICS.filter((topic) =>
      /^(deposit|slip|withdrawal|password|second-factor|passkey)-(?!expired|reset-cancelled)/.test(topic),
    ).sort(),
  );
});
