import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

export const trigger = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  justifyContent: "flex-end",
  color: "inherit",
  ...role("small", { weight: "semibold" }),
  cursor: "pointer",
});

export const portrait = pageStyle({
  flex: "none",
  width: 32,
  height: 32,
  objectFit: "cover",
  // The face, in a square cut from an upright photo.
  objectPosition: "50% 12%",
});

/** First letter of the name, in place of a portrait. */
export const initial = pageStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 32,
  height: 32,
  border: "1px solid currentColor",
  textTransform: "uppercase",
});

export const name = pageStyle({
  maxWidth: "12em",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // On phones and tablets it is the accessible name only: the navigation takes the room.
  "@media": {
    [media.upToTablet]: { position: "absolute", width: 1, height: 1, clipPath: "inset(50%)" },
  },
});
