import { type Brokerage, findBrokerages } from "@realtor/api/loaning";
import { useId, useState } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { useDeferredField, useField } from "../draft/use-draft.ts";
import { DraftTextField, type DraftTextFieldProps } from "./text-fields.tsx";

/** ms without a key before known brokerages are asked for. */
const debounceMs = 250;

interface Brokerages {
  /** Id of the `<datalist>`. */
  listId: string;
  known: readonly Brokerage[];
  /** The license number was filled in with the brokerage. */
  isFilled: boolean;
  /** Called with the typed name: a known one fills in its license number and phone. */
  onType: (name: string) => void;
}

/** The known brokerages that match the one of the draft. */
export function useBrokerages(): Brokerages {
  const { http } = useAdmin();
  const name = useDeferredField("agency");
  const [license, setLicense] = useField("companyLicense");
  const [phone, setPhone] = useField("companyPhone");
  const [isFilled, setFilled] = useState(false);
  const listId = useId();
  const query = useDebouncedValue(name.trim(), debounceMs);
  const { data: known = [] } = useSWR(
    ["brokerages", query],
    ([, q]: [string, string]) => findBrokerages(http, q === "" ? {} : { q }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    listId,
    known,
    isFilled,
    onType(typed) {
      const chosen = known.find((one) => one.name === typed);
      if (!chosen) return;
      // What was typed by hand stays.
      const fillsLicense = chosen.license !== "" && (license === "" || isFilled);
      if (fillsLicense) setLicense(chosen.license);
      if (chosen.phone !== "" && (phone === "" || isFilled)) setPhone(chosen.phone);
      setFilled(fillsLicense);
    },
  };
}

/** Suggestions of a text field for the brokerage, each with its license number. */
export function BrokerageList({ listId, known }: Pick<Brokerages, "listId" | "known">) {
  return (
    <datalist id={listId}>
      {known.map(({ name, license }) => (
        <option key={name} value={name}>
          {license}
        </option>
      ))}
    </datalist>
  );
}

/** The English name of the brokerage, with the known ones; any other can be typed. */
export function DraftBrokerageField(props: Omit<DraftTextFieldProps, "field">) {
  const { listId, known, onType } = useBrokerages();
  return (
    <div>
      <DraftTextField field="agency" {...props} list={listId} onType={onType} />
      <BrokerageList listId={listId} known={known} />
    </div>
  );
}
