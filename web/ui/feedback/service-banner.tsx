import { Banner } from "./banner.tsx";

interface ServiceBannerProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** The service-problem flag of spec section 8, shown. */
export function ServiceBanner({ text, retryLabel, onRetry }: ServiceBannerProps) {
  return <Banner tone="gold" icon="warning" text={text} action={{ label: retryLabel, onClick: onRetry }} />;
}
