import { RadioGroup } from "@realtor/ui/radio-group";
import type { TemplateId } from "@realtor/ui/templates";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useField } from "../draft/use-draft.ts";
import { firstTemplate } from "./colors/suggested-colors.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

interface TemplateControlProps extends Setting {
  offered: readonly TemplateId[];
  /** Shows what a page in the template looks like. */
  renderImage: (template: TemplateId) => ReactNode;
  /** A few words below the name of a template. */
  about?: Readonly<Partial<Record<TemplateId, MessageKey>>>;
  /** The form's own style of the group and of the words below a name. */
  classes: Readonly<{ group: string; about?: string }>;
}

/** The template of the page: images with names, one of which is chosen. Arrows choose and apply at once. */
export function TemplateControl(props: TemplateControlProps) {
  const { offered, renderImage, about = {}, classes, ...setting } = props;
  const { id, label } = useControlProps("template", setting);
  const { formatMessage } = useIntl();
  const [template, setTemplate] = useField("template");
  const find = (value: string) => offered.find((one) => one === value);
  return (
    <RadioGroup
      id={id}
      name="template"
      className={classes.group}
      orientation="horizontal"
      label={label}
      options={offered.map((value) => ({
        value,
        label: formatMessage({ id: `editor.template.${value}` }),
      }))}
      value={template || firstTemplate}
      onChange={(value) => {
        const chosen = find(value);
        if (chosen) setTemplate(chosen);
      }}
    >
      {({ value, label: name }) => {
        const shown = find(value) ?? firstTemplate;
        const words = about[shown];
        return (
          <>
            {renderImage(shown)}
            <span lang="en">{name}</span>{" "}
            {words && <small className={classes.about}>{formatMessage({ id: words })}</small>}
          </>
        );
      }}
    </RadioGroup>
  );
}
