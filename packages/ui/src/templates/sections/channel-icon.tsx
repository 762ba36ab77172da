import {
  InstagramIcon,
  KakaoIcon,
  LineIcon,
  MailIcon,
  PhoneIcon,
  SmartphoneIcon,
  YoutubeIcon,
} from "../../components/icon/icons.ts";
import type { Channel } from "../homepage-content.ts";

const icons = {
  kakao: KakaoIcon,
  line: LineIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  phone: PhoneIcon,
  text: SmartphoneIcon,
  email: MailIcon,
} as const;

/** The drawing of a way to reach the agent; always beside its name. */
export function ChannelIcon({ channel, size = 24 }: { channel: Channel; size?: number }) {
  const Icon = icons[channel];
  return <Icon size={size} />;
}
