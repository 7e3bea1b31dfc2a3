import type { DeviceSession } from "../../../core/session/device-session.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { devicesText as text } from "../../text/th/session/devices.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Chip } from "../../ui/data/chip.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";

interface DeviceListProps {
  readonly devices: readonly DeviceSession[];
  readonly now: Instant;
  /** The id of the device that is being signed out. */
  readonly busy: string | undefined;
  readonly onSignOut: (id: string) => Promise<void>;
}

export function DeviceList({ devices, now, busy, onSignOut }: DeviceListProps) {
  return (
    <RowList
      label={text.list}
      rows={devices.map(({ id, title, address, signedInAt, lastSeenAt, current }) => ({
        key: id,
        leading: <Icon name="phone" />,
        title: <strong>{title}</strong>,
        detail: (
          <>
            {text.lastSeen} {timeAgo(lastSeenAt, now).relative}
            <br />
            {text.signedIn} {timeAgo(signedInAt, now).exact}
            {address === undefined ? "" : ` ${text.from(address)}`}
          </>
        ),
        end: current ? (
          <Chip tone="good">{text.current}</Chip>
        ) : (
          <Button
            small
            label={text.signOutOf(title)}
            busy={busy === id}
            busyLabel={text.signingOut}
            onClick={() => void onSignOut(id)}
          >
            {text.signOut}
          </Button>
        ),
      }))}
    />
  );
}
