import { Banner } from "./banner.tsx";

export function OfflineBanner({ text }: { readonly text: string }) {
  return <Banner tone="bad" icon="offline" text={text} />;
}
