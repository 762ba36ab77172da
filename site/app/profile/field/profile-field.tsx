import { type FieldId, fields, type TextId } from "@realtor/profile/fields";
import type { ComponentType } from "react";
import type { Setting } from "./use-control-props.ts";

const plainKinds = ["localized", "text", "number", "date", "flag", "fontSize"] as const;

/** Id of a field that is edited by its entry in the table alone. */
export type PlainFieldId = {
  [Id in FieldId]: (typeof fields)[Id]["kind"] extends (typeof plainKinds)[number] ? Id : never;
}[FieldId];

export function isPlain(id: FieldId): id is PlainFieldId {
  return plainKinds.some((kind) => kind === fields[id].kind);
}

/**
 * A field on a screen: its id, with another control or words of the screen. A list or a choice is always
 * named with its control, so that a screen loads the controls that it shows.
 */
export type FieldSlot =
  | PlainFieldId
  | ({ readonly field: PlainFieldId } & Setting & { readonly as?: ComponentType<Setting> })
  | ({ readonly field: FieldId; readonly as: ComponentType<Setting> } & Setting)
  | ({ readonly field: TextId; readonly english: Setting } & Setting);

export interface PlainFieldProps extends Setting {
  id: PlainFieldId;
  english?: Setting;
}

interface ProfileFieldProps {
  slot: FieldSlot;
  /** Shows a field that is edited by its entry in the table. */
  plain: ComponentType<PlainFieldProps>;
}

/** A field of the profile, with its label, hint and errors: the only way that a form shows one. */
export function ProfileField({ slot, plain: Plain }: ProfileFieldProps) {
  if (typeof slot === "string") return <Plain id={slot} />;
  const { field, ...setting } = slot;
  if ("as" in setting && setting.as) {
    const { as: Control, ...words } = setting;
    return <Control {...words} />;
  }
  // The type has a control for every other kind.
  return <Plain id={field as PlainFieldId} {...setting} />;
}
