/**
 * What a trace writes of a field of a body.
 * - `word`: one word, such as an id, a status or a time
 * - `text`: a text for people, without long numbers
 * - `number`: a number; a text is hidden
 * - `hidden`: nothing
 * - `secret`: nothing, and its value is hidden wherever else it stands
 */
export type Written = "word" | "text" | "number" | "hidden" | "secret";

function fields(written: Written, names: string): readonly (readonly [string, Written])[] {
  return names.split(/\s+/).map((name) => [name, written] as const);
}

/** Every field of the contract and of a sandbox's controls; a test finds a missing one. Other fields are hidden. */
export const WRITTEN_FIELDS: ReadonlyMap<string, Written> = new Map([
  ...fields(
    "word",
    `accounts action at balanceType bank bankName betOn brand by categoryId code consentVersion createdAt current cursor
    date day days device_type dismissed dice end endsAt error eventId expiresAt field from game gameCate gameId gameLog
    id ids idempotencyKey image items joinedAt kind kinds lastSeenAt line1 line2 mode next nextCursor now outcome path
    phase provider publishedAt receiverBank reference release requestId rewardId rewards round rounds route row
    secondFactor segmentId senderBank set signedInAt slipId slotType start startsAt status team marketing timeline to
    today topic totpSince transferredAt type until upTo userUuid username uuid vital websiteStatus what when
    bonusTimeStart bonusTimeStart2 bonusTimeEnd bonusTimeEnd2 period group`,
  ),
  ...fields("text", "body conditions label message nameEn promotion reason title"),
  ...fields(
    "number",
    `advanceMs af afterMs amount attempt available balance bet bonus bonusMax bonusRate bonusRate2 browserMajor byType
    card cards chance count credit deposit downline_users endNumberBonus endNumberBonus2 gameValue gameValueTomorrow
    game_value hot jackpot level limit max maximum min minimum monthDeposit ms net on open pays playsLeft point price
    prize prizes probability rank recoveryCodesLeft returnPercent revealed seed sender serial spinsLeft staked total
    totalDeposit total_bonus unread usualSeconds value win withdrawal wl won leftSatang minimumSatang maximumSatang
    after before times toUs down pinned real membersOnly mine`,
  ),
  ...fields(
    "hidden",
    `account address auth bankTransfer bets browser data device district endpoint events facts frames history json key
    line name notices options origin p256dh passkeys postcode province publicKey receiverName senderName subdistrict
    addedAt downline games segments user user_address user_bank user_credit user_pass url`,
  ),
  ...fields(
    "secret",
    `accountName accountNumber bankId confirmPassword credential afCode deviceToken launchId newPassword oldPassword
    password passkeyOptions payload phone promptPayId recipient recoveryCodes secret ticket token`,
  ),
]);
