import type { Channel } from "@realtor/profile/contacts";
import {
  InstagramIcon,
  KakaoIcon,
  LineIcon,
  MailIcon,
  PhoneIcon,
  SmartphoneIcon,
  YoutubeIcon,
} from "../../components/icons/channel-icons.ts";

const icons = {
  kakao: KakaoIcon,
  line: LineIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  phone: PhoneIcon,
  text: SmartphoneIcon,
  email: MailIcon,
} as const;

/** Decorative icon of a contact channel. */
export function ChannelIcon({ channel, size = 24 }: { channel: Channel; size?: number }) {
  const Icon = icons[channel];
  return <Icon size={size} />;
}
