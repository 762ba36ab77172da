import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const result = pageStyle({
  padding: 16,
  border: `1px solid ${platform.s200}`,
  overflowWrap: "anywhere",
});

export const address = pageStyle({ ...role("caption"), color: platform.s600 });

export const title = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  overflow: "hidden",
  marginBlock: 4,
  ...role("lead"),
  color: platform.blue,
});

export const description = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  ...role("caption"),
});
