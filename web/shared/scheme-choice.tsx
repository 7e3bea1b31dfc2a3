import { schemeText } from "#text/platform/device-settings.ts";
import { useStores } from "../stores/stores-context.ts";
import { observer } from "../text/observer.ts";
import { SegmentedFilter } from "../ui/controls/segmented-filter.tsx";

const SCHEMES = ["device", "light", "dark"] as const;

/** The colours of the pages on this device. area.js shows them at once, in every tab. */
export const SchemeChoice = observer(function SchemeChoice() {
  const { device } = useStores();
  return (
    <SegmentedFilter
      label={schemeText.title}
      options={SCHEMES.map((value) => ({ value, label: schemeText[value] }))}
      value={device.scheme}
      onChange={(scheme) => device.change({ scheme })}
    />
  );
});
