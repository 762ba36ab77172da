export {
  ConsentBanner,
  type ConsentBannerProps,
  type ConsentChoice,
  type ConsentPurpose,
} from "../components/consent-banner/consent-banner.tsx";
