import type { PhotoPath } from "@realtor/api/loaning";
import type { FieldId, TextId } from "@realtor/profile/fields";
import { type ComponentType, type ReactNode, use } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { SinglePhotoEditor } from "../photos/single-photo-editor.tsx";
import { usePhotos } from "../photos/use-photos.ts";
import * as css from "./form.css.ts";
import { FormContext } from "./form-context.ts";
import {
  type FieldSlot,
  type PlainFieldId,
  type PlainFieldProps,
  ProfileField,
} from "./profile-field.tsx";
import type { Setting } from "./use-control-props.ts";

type SinglePhotoPath = Exclude<PhotoPath, "gallery">;

type AskedSlot = { readonly field: Exclude<PlainFieldId, TextId> } & Setting;

/** What a form shows at one place. */
export type Slot =
  | FieldSlot
  | ({ readonly photo: SinglePhotoPath } & PhotoWords)
  /** What is no field. */
  | { readonly part: ComponentType }
  /** Next to each other. */
  | { readonly columns: readonly Slot[] }
  /** Switches with lines between them. */
  | { readonly rows: readonly Slot[] }
  | { readonly staff: Slot }
  /** Only where the form requires it. */
  | { readonly asked: AskedSlot };

interface PhotoWords extends Setting {
  readonly whenEmpty?: ComponentType;
}

/** The fields that a slot names. */
export function fieldsIn(slot: Slot): FieldId[] {
  if (typeof slot === "string") return [slot];
  if ("field" in slot) return [slot.field];
  if ("staff" in slot) return fieldsIn(slot.staff);
  if ("asked" in slot) return fieldsIn(slot.asked);
  if ("columns" in slot) return slot.columns.flatMap(fieldsIn);
  return "rows" in slot ? slot.rows.flatMap(fieldsIn) : [];
}

interface ProfileFieldsProps {
  slots: readonly Slot[];
  /** Shows the fields that are edited by their entries in the table: all kinds, or those that the screen has. */
  plain: ComponentType<PlainFieldProps>;
}

/** The fields of a form, in order. */
export function ProfileFields({ slots, plain }: ProfileFieldsProps) {
  return slots.map((slot, index) => <SlotView key={index} slot={slot} plain={plain} />);
}

interface SlotProps<One> extends Pick<ProfileFieldsProps, "plain"> {
  slot: One;
}

function SlotView({ slot, plain }: SlotProps<Slot>): ReactNode {
  if (typeof slot === "string" || "field" in slot)
    return <ProfileField slot={slot} plain={plain} />;
  if ("photo" in slot) return <PhotoField {...slot} />;
  if ("staff" in slot) return <ForStaff slot={slot.staff} plain={plain} />;
  if ("asked" in slot) return <IfAsked slot={slot.asked} plain={plain} />;
  if ("columns" in slot)
    return (
      <div className={css.twoColumns}>
        <ProfileFields slots={slot.columns} plain={plain} />
      </div>
    );
  if ("rows" in slot)
    return (
      <div>
        {slot.rows.map((row, index) => (
          <div key={index} className={css.row}>
            <SlotView slot={row} plain={plain} />
          </div>
        ))}
      </div>
    );
  const Part = slot.part;
  return <Part />;
}

function ForStaff(props: SlotProps<Slot>) {
  return useAdmin().isStaff && <SlotView {...props} />;
}

function IfAsked({ slot, plain }: SlotProps<AskedSlot>) {
  const form = use(FormContext);
  return form?.isRequired(slot.field) && <ProfileField slot={slot} plain={plain} />;
}

/** The one photo of a path. */
export function PhotoField({
  photo,
  label,
  hint,
  whenEmpty: Empty,
}: PhotoWords & { photo: SinglePhotoPath }) {
  const { formatMessage } = useIntl();
  return (
    <SinglePhotoEditor
      {...usePhotos()}
      path={photo}
      label={formatMessage({ id: label ?? `editor.photo.${photo}` })}
      hint={formatMessage({ id: hint ?? `editor.photo.${photo}.hint` })}
      whenEmpty={Empty && <Empty />}
    />
  );
}
