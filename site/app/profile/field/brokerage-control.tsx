import { findBrokerages } from "@realtor/api/loaning";
import { ComboBox, type StaticComboBoxProps } from "@realtor/ui/combo-box";
import { controlLabelsFor } from "@realtor/ui/labels";
import { useState } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { useAddress } from "#app/page-root.tsx";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** ms without a key before known brokerages are asked for. */
const debounceMs = 250;

interface Brokerages {
  /** Props of the combo box that edits the name. */
  name: Pick<StaticComboBoxProps, "labels" | "options" | "freeText" | "lang"> & {
    value: string;
    onChange: (text: string | null) => void;
  };
  /** The license number was filled in with the brokerage. */
  isFilled: boolean;
}

/**
 * The English name of the brokerage with the known ones as suggestions; any other can be typed. A known
 * one fills in its license number and phone.
 */
export function useBrokerages(): Brokerages {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const [name, setName] = useField("agency");
  const [license, setLicense] = useField("companyLicense");
  const [phone, setPhone] = useField("companyPhone");
  const [isFilled, setFilled] = useState(false);
  const query = useDebouncedValue(name.trim(), debounceMs);
  const { data: known = [] } = useSWR(
    ["brokerages", query],
    ([, q]: [string, string]) => findBrokerages(http, q === "" ? {} : { q }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const fillIn = (typed: string) => {
    const chosen = known.find((one) => one.name === typed);
    if (!chosen) return;
    // What was typed by hand stays.
    const fillsLicense = chosen.license !== "" && (license === "" || isFilled);
    if (fillsLicense) setLicense(chosen.license);
    if (chosen.phone !== "" && (phone === "" || isFilled)) setPhone(chosen.phone);
    setFilled(fillsLicense);
  };
  return {
    isFilled,
    name: {
      labels: controlLabelsFor(locale).comboBox,
      options: known.map((one) => ({
        value: one.name,
        label: one.name,
        description: one.license || undefined,
      })),
      freeText: true,
      lang: "en",
      value: name,
      onChange: (text) => {
        setName(text ?? "");
        fillIn(text ?? "");
      },
    },
  };
}

interface BrokerageControlProps extends Setting {
  /** Next to the label. */
  mark?: string | undefined;
}

/** The English name of the brokerage. */
export function BrokerageControl({ mark, ...setting }: BrokerageControlProps) {
  const { name } = useBrokerages();
  const control = useControlProps("agency", setting);
  return <ComboBox {...name} {...control} name="agency" mark={control.mark ?? mark} />;
}
