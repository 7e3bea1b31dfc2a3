import { observer } from "mobx-react-lite";
import { schemeText } from "#text/platform/device-settings.ts";
import { useStores } from "../stores/stores-context.ts";
import { SegmentedFilter } from "../ui/controls/segmented-filter.tsx";

const OPTIONS = (["device", "light", "dark"] as const).map((value) => ({ value, label: schemeText[value] }));

/** The colours of the pages on this device. area.js shows them at once, in every tab. */
export const SchemeChoice = observer(function SchemeChoice() {
  const { device } = useStores();
  return (
    <SegmentedFilter
      label={schemeText.title}
      options={OPTIONS}
      value={device.scheme}
      onChange={(scheme) => device.change({ scheme })}
    />
  );
});
